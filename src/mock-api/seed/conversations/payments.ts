import type { Script } from './script.ts'

/** Customers about their money. */
export const paymentScripts = {
  transfer: {
    from: 'user',
    category: 'payment',
    subjects: ['I have paid, the order says unconfirmed', 'Bank transfer not confirmed'],
    openings: [
      'I transferred {total} for {order} since and the app still says unconfirmed. My bank has debited me. See the receipt.',
      'My card did not go through, so I did a transfer of {total} to the account number in the app. Nothing has happened since then.',
    ],
    rest: [
      '> Hello {name}, thank you for the receipt. Transfers sometimes reach us late. I am checking with the payment company.',
      'It left my account at once. GTBank says it is successful.',
      '> We have it now: {total} for {order}. {restaurant} has started with your order.',
      'I have seen it. E se gan, thank you.',
    ],
    order: ['unconfirmed', 'byTransfer'],
    images: ['receipt-transfer'],
  },
  debitedTwice: {
    from: 'user',
    category: 'payment',
    subjects: ['Debited twice', 'Double debit on my card'],
    openings: [
      'My bank debited {total} two times for {order}. I only ordered once. Please reverse one.',
      'Two alerts of {total} for the same order. Abeg, I need one of them back today, it is my transport money.',
    ],
    rest: [
      '> Good morning {name}. We received {total} once. The second debit looks like a hold of your bank. Please send the two alerts.',
      'First one 12:41, second one 12:43. Same amount, same reference except the last digits.',
      '> Thank you. The second payment was abandoned on our side, so your bank gives it back within 24 hours.',
      'Okay, it has entered. God bless.',
    ],
    order: ['byCard', 'byCard'],
  },
  refund: {
    from: 'user',
    category: 'payment',
    subjects: ['Where is my refund?', 'Refund not received'],
    openings: [
      'Order {order} was canceled and your people said that I will get {total} back. I have not seen anything in my account.',
      'Please, this refund of {total} is taking too long. It was not me who canceled, it was {restaurant}.',
    ],
    rest: [
      '> Hello {name}, the refund has left us. It can take your bank up to five working days to show it.',
      'My bank says they have not seen anything. They need a reference.',
      '> Please ask them for a credit of {total} with the order number {order}. They can find it with that.',
      'They found it. It was in the other account. Sorry for the wahala.',
    ],
    order: ['refunded', 'refunded'],
  },
  voucher: {
    from: 'user',
    category: 'payment',
    subjects: ['Voucher did not work', 'Promo code says invalid'],
    openings: [
      'I entered the code from your email and it said applied, but I paid the full {total} for {order}.',
      'The code on the flyer says invalid. It is not yet expired, the date on it is next month.',
    ],
    rest: [
      '> Hi {name}, which code was it? Please type it exactly as it is written.',
      'DETTY10. All capital letters.',
      '> That one is for the first order only. I have given you another one of ₦1,000, you find it under Vouchers.',
      'I have seen it. Will use it on Friday. Thanks!',
    ],
    order: ['delivered', 'delivered'],
  },
  topUp: {
    from: 'user',
    category: 'payment',
    subjects: ['Wallet not credited', 'Top-up did not enter'],
    openings: [
      'I funded my wallet with ₦5,000 by USSD (*737#). I got the debit alert, but the balance is the same.',
      'My wallet top-up from this morning is still pending. I need it to order lunch.',
    ],
    rest: [
      '> Hello {name}, please send us the time of the debit and the last four digits of your account number.',
      '9:14 am, 4471.',
      '> Found it. The payment company confirmed it just now, and your balance is up to date.',
      'Confirmed. Thank you very much.',
    ],
    images: ['receipt-ussd'],
  },
  declined: {
    from: 'user',
    category: 'payment',
    subjects: ['Restaurant declined but I was debited', 'Money gone, no food'],
    openings: [
      '{restaurant} declined {order} after five minutes, but {total} has left my account. How do I get it back?',
      'They said the dish is sold out. Fine. But where is my {total}?',
    ],
    rest: [
      '> Good evening {name}. A declined order is refunded automatically. Yours is on its way to your card.',
      'I prefer it in my wallet, so that I can order from another place now.',
      '> That is not possible any more, because the refund has been sent. I am sorry.',
      'Okay o. I will wait.',
      'It has come. Thanks.',
    ],
    order: ['declined', 'declined'],
  },
  guest: {
    from: 'user',
    category: 'payment',
    subjects: ['I ordered without an account', 'Guest order'],
    openings: [
      'I ordered as a guest and closed the page while it was loading. My card was debited {total}. How can I follow my order?',
      'Is there any way to see a guest order again?',
    ],
    rest: [
      '> Hello! Your order number is {order}. We are waiting for your bank to confirm the payment.',
      'Okay, thank you. Please let me know.',
    ],
    order: ['delivered', 'delivered'],
  },
} satisfies Record<string, Script>
