import { createRandom, wholeOf } from '../random.ts'
import { DAY_MS, isoOf, MINUTE_MS } from '../time.ts'
import { idOf } from './places.ts'

export interface StoredFaq {
  id: string
  question: string
  answer: string
  audience: string
  position: number
  status: string
  createdAt: string
  updatedAt: string | null
}

export const audiences = ['customers', 'vendors', 'drivers'] as const

type Questions = readonly (readonly [question: string, answer: string])[]

const forCustomers: Questions = [
  [
    'How do I use a voucher?',
    'Enter its code at checkout, below the total, before you pay. The discount is shown at once.\n\nA voucher that was sent to you is already in your account: choose it from the list. Each order takes one voucher.',
  ],
  [
    'Which ways of payment can I use?',
    'You can pay by card, bank transfer, USSD or from your wallet. Some restaurants also take cash on delivery.\n\nFor a bank transfer, use the account number on the payment page. It is made for this order only.',
  ],
  [
    'I have paid, but my order says unconfirmed. What should I do?',
    'Bank transfers usually arrive within a few minutes. At busy times they can take up to an hour.\n\nPlease do not pay again. If nothing has changed after an hour, write to us with the order number and the session ID of the transfer.',
  ],
  [
    'Can I cancel my order?',
    'Yes, as long as the restaurant has not started to prepare it. Open the order and choose “Cancel order”.\n\nAfter that, write to us: we ask the restaurant, but cannot promise that it agrees.',
  ],
  [
    'How long does a refund take?',
    'A refund to your wallet is there at once. Cards take 3 to 10 working days, bank transfers 1 to 3 working days, because your bank has to process them.',
  ],
  [
    'Something is missing from my order, or it is wrong. What now?',
    'Open the order within 24 hours, choose “Get help”, and tell us which item it is about. A photo helps.\n\nWe answer within two hours between 8 am and 10 pm.',
  ],
  [
    'Why does the delivery fee change?',
    'It depends on the distance to the restaurant. In heavy rain and at times with few riders it can be higher. You always see the fee before you pay.',
  ],
  [
    'I do not get the code by SMS. Why?',
    'Lines on “Do Not Disturb” block messages from companies. Text ALLOW to 2442 to lift it, or ask for the code by WhatsApp or a call.\n\nAlso check that the phone number in your profile is the right one.',
  ],
  [
    'Where do you deliver?',
    'In Lagos, Abuja, Port Harcourt, Ibadan, Enugu and Kano. Enter your address, with a landmark, to see the restaurants near you.',
  ],
  [
    'Can I order now for a later time?',
    'Not yet. We are working on it, and will tell you in the app.',
  ],
]

const forVendors: Questions = [
  [
    'How do I add my restaurant?',
    'Register your business in the vendor app with its RC number, and add the address, the opening hours and at least five dishes.\n\nWe check the details within two working days. Your restaurant can then take orders at once.',
  ],
  [
    'When do I get my money?',
    'You can ask for a payout at any time, from ₦5,000. We send it within one working day to the account in your profile.\n\nThe account must be in the name of your business.',
  ],
  [
    'What does the marketplace charge?',
    'We charge a commission on each delivered order. Its rate is in your contract and in the app, under “Business”. There is no monthly fee.',
  ],
  [
    'A dish is sold out. How do I take it off the menu?',
    'Open “Menu”, find the dish, and switch it to “Sold out”. Customers still see it, but cannot order it. Switch it back when you have it again.',
  ],
  [
    'What happens if I cannot accept an order?',
    'Decline it within five minutes and choose a reason. The customer is told at once and gets the money back.\n\nIf you decline many orders, close your restaurant in the app until you can cook again.',
  ],
  [
    'How do I change my opening hours?',
    'Open “Business”, then “Opening hours”. Changes apply from the next day. For a public holiday, close the restaurant for that day instead.',
  ],
  [
    'A customer complains about an order. Who pays for it?',
    'If an item was missing or wrong, the refund is taken from your next payout. If the delivery was the problem, we or the delivery company pay. You can answer each complaint in the app within three days.',
  ],
]

const forDrivers: Questions = [
  [
    'Which papers do I need to ride for you?',
    'A valid driver’s licence, the papers of your vehicle, proof of insurance, and a guarantor’s form. Upload clear photos in the app.\n\nFor a bicycle, the guarantor’s form is enough.',
  ],
  [
    'How am I paid?',
    'Your share of each delivery fee and all tips are added to your balance as soon as you deliver. Ask for a payout in the app: it is in your account within one working day.',
  ],
  [
    'What do I do with cash from customers?',
    'Hand it over within three days: at any of our hubs, or by transfer to the account in the app. Until then it is shown as “Cash in hand”.\n\nAbove ₦50,000 you get no more cash orders.',
  ],
  [
    'The customer does not answer. How long do I wait?',
    'Call twice, and wait ten minutes at the address. Then choose “Customer not reached” in the app: it tells you whether to bring the food back.',
  ],
  [
    'I had an accident. What should I do first?',
    'Look after yourself and others, and call 112 if someone is hurt. Then press “Emergency” in the app.\n\nWe give your order to another rider. You are insured while you carry one.',
  ],
  [
    'Can I refuse an order?',
    'Yes. Nothing happens if you refuse now and then. If you cannot ride for a while, go offline, so that orders reach other riders faster.',
  ],
  [
    'How do I move to another delivery company?',
    'Ask the new company to invite you with your phone number, then accept in the app. Your deliveries and your rating stay with you.',
  ],
]

const drafts = new Set(['Can I order now for a later time?', 'Can I refuse an order?'])

export function seedQuestions(now: number): StoredFaq[] {
  const random = createRandom(2019)
  const all = [forCustomers, forVendors, forDrivers].flatMap((questions, at) =>
    questions.map(([question, answer], index) => ({
      question,
      answer,
      audience: audiences[at] ?? '',
      position: index + 1,
    })),
  )
  return Array.from(all, (faq, index) => ({
    id: idOf('faq', index),
    ...faq,
    status: drafts.has(faq.question) ? 'draft' : 'published',
    createdAt: isoOf(now - wholeOf(random, 200, 600) * DAY_MS),
    updatedAt: random() < 0.5 ? isoOf(now - wholeOf(random, 300, 260_000) * MINUTE_MS) : null,
  }))
}
