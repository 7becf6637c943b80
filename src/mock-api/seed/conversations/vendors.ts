import type { Script } from './script.ts'

/** Vendors about orders, payouts and their restaurants. */
export const vendorScripts = {
  noRider: {
    from: 'vendor',
    category: 'delivery',
    subjects: ['No rider for a ready order', 'Food is getting cold, no rider'],
    openings: [
      'Order {order} is packed and no rider has come. The customer is calling us. Please send somebody.',
      'Two riders accepted {order} and canceled. The {dish} is getting cold on our counter.',
    ],
    rest: [
      '> Good afternoon {name}, sorry. There are few riders around {restaurant} because of the rain. I am assigning one by hand.',
      'Please hurry. We do not want a bad rating because of this.',
      '> {driver} is coming to you. The waiting does not count for your rating.',
      'Picked up. Thank you.',
    ],
    order: ['ready', 'delivered'],
  },
  lateCancel: {
    from: 'vendor',
    category: 'order',
    subjects: ['Canceled after we cooked', 'Who pays for a canceled order?'],
    openings: [
      'Order {order} was canceled when the {dish} was already packed. Who pays us for the food?',
      'This customer cancels often. {order} is the third one. We throw food away each time.',
    ],
    rest: [
      '> Hello {name}. If an order is canceled after you have accepted it, you get the price of the food without commission.',
      'We did not see that in our statement.',
      '> It comes with the next payout, as "Compensation". I have checked that {order} is in it.',
      'Okay, noted.',
    ],
    order: ['canceled', 'canceled'],
  },
  commission: {
    from: 'vendor',
    category: 'payment',
    subjects: ['Commission is wrong', 'Discount was charged to us'],
    openings: [
      'For {order} you took commission on the delivery fee too. Our contract says food only.',
      'The customer of {order} used your voucher, but the discount was taken from our share. Please correct.',
    ],
    rest: [
      '> Thank you {name}, I am asking our accounts department.',
      'Please do. It may affect other orders too.',
      '> Accounts confirm that only {order} is affected. The difference comes with the next payout.',
    ],
    order: ['delivered', 'delivered'],
  },
  lowPayout: {
    from: 'vendor',
    category: 'payment',
    subjects: ['Payout is lower than our sales', 'Please explain the payout'],
    openings: [
      'Our own records say ₦212,400 for last week, but the payout is much less. Please send the list of orders and deductions.',
      'Kindly explain the deductions of this week. Apart from the commission there are two amounts that we do not know.',
    ],
    rest: [
      '> Good morning {name}. The payout has the delivered orders without 15% commission. Two orders were refunded because of missing items.',
      'Which two? We were not told about any refund.',
      '> You find both under Orders with the word "Refund". The customers had sent pictures, so the amount is yours to bear.',
      'One of them is not our fault, the rider opened the bag. Please review.',
      '> I have reviewed it. You are right about one: it is added to the next payout.',
      'Thank you, that is fair.',
    ],
  },
  prices: {
    from: 'vendor',
    category: 'other',
    subjects: ['Update our prices', 'Holiday hours'],
    openings: [
      'Because of the price of rice we have to increase 14 dishes from Monday. Can we send you a list, or do we have to change each one ourselves?',
      'We close from 24 to 27 December. How do we set that, so that customers see it before they order?',
    ],
    rest: [
      '> Good day {name}. You can do it yourself in the vendor app, under Menu. Changes are visible at once.',
      'Our manager has travelled with the phone that has the app.',
      '> Then please send the list here, and we enter it for you this one time.',
      '1. Party Jollof 3,500\n2. Fried Rice 3,800\n3. Ofada Rice with sauce 4,200\n4. Coconut Rice 4,000\nAll others plus ₦200.',
      '> All prices are updated. Please check them in the app.',
      'Checked. Everything is correct.',
      '> Perfect. Good sales!',
    ],
  },
} satisfies Record<string, Script>
