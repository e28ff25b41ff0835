# Что `kingclub replay` говорит о верной записи.

replay-right = Всё верно.
replay-deal-open = Сдача не доиграна.
replay-game-open = Партия не окончена: очередь сдачи { $number }.
sheet-heading = { $title } ({ $id })
sheet-deal = Сдача
sheet-minus = Итого (−)
sheet-plus = Итого (+)
sheet-total = Итого
sheet-declarer = * — кто заказал или объявил
