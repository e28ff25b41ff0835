# Что `kingclub replay` говорит о верной записи.

replay-right = Всё верно.
replay-deal-open = Сдача не доиграна.
replay-game-open = Партия продолжается: дальше или сейчас — сдача { $number }.
sheet-deal = Сдача
sheet-minus = Итого (−)
sheet-plus = Итого (+)
sheet-total = Итого
