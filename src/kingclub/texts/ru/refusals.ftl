# Почему так нельзя: одна фраза на каждую причину отказа. Доступны $card (как напечатана) и $suit (масть хода).

refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-now = Сейчас ждут другого действия.
refusal-game-over = Партия окончена.
refusal-not-the-pack = Это не та колода: какой-то карты нет, или есть лишняя.
refusal-no-such-seat = За этим столом нет такого места.
refusal-not-in-hand = У вас нет карты { $card }.
refusal-must-follow = Надо положить масть хода: у вас есть { suit-name }.
refusal-heart-lead-banned = С червей ходить нельзя, пока на руках есть другая масть.
refusal-hearts-not-broken = С червей ходить рано: ни одной червы ещё не сыграно.
refusal-king-must-go = Масти хода у вас нет, поэтому надо отдать короля червей.
refusal-king-under-ace = На столе туз червей, под него надо отдать короля червей.
refusal-must-trump = Масти хода у вас нет, поэтому надо положить козырь.
refusal-must-draw = Масти хода у вас нет ({ suit-name }): берите карту из базара.
refusal-can-lead = Кто ходит первым, из базара не берёт: ходите с любой карты.
refusal-can-follow = Брать из базара незачем: у вас есть { suit-name }.
refusal-stock-empty = Базар кончился: кладите любую карту.
refusal-must-call = Пасовать нельзя: заказывать должны вы.
refusal-not-in-list = Этой игры в вашем списке нет или она уже сыграна.
refusal-bid-too-low = Заявка должна быть выше предыдущей.
refusal-bid-too-high = Столько заявить нельзя.
refusal-not-offered = По правилам этого стола так сказать нельзя.
