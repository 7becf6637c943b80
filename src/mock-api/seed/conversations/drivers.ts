import type { Script } from './script.ts'

/** Drivers about deliveries, payouts and their accounts. */
export const driverScripts = {
  unreachable: {
    from: 'driver',
    category: 'delivery',
    subjects: ['Customer is not picking up', 'Customer not at the address'],
    openings: [
      'I am at the gate with {order} since 15 minutes. The customer does not pick up and security will not let me in. What should I do?',
      'The address of {order} does not exist. The street ends at number 20. I have called four times.',
    ],
    rest: [
      '> Hello {name}, please wait five more minutes. I am calling the customer from our line.',
      'Okay. It is raining here.',
      '> The customer is coming down now. Your waiting time is paid.',
      'Delivered. Thanks boss.',
    ],
    order: ['late', 'delivered'],
  },
  kitchenSlow: {
    from: 'driver',
    category: 'order',
    subjects: ['Restaurant is too slow', 'Waiting at the restaurant'],
    openings: [
      'I am still waiting at {restaurant} for {order}. They say "five minutes" each time. I am losing other orders.',
      '{restaurant} has not even started with {order}. They say the app did not ring.',
    ],
    rest: [
      '> Thank you for telling us, {name}. I am calling the kitchen. Do you want to give the order back?',
      'No, I am already here. But please add the waiting time.',
      '> It is added. The food is ready in five minutes, this time for real.',
    ],
    order: ['cooking', 'delivered'],
  },
  cashByTransfer: {
    from: 'driver',
    category: 'payment',
    subjects: ['Customer did not have cash', 'Cash order paid by transfer'],
    openings: [
      'The customer of {order} had no cash and sent {total} to my own account. How do I hand it over?',
      'For {order} I collected a transfer of {total} because the customer said there was no cash. Now the app says that I owe it.',
    ],
    rest: [
      '> Hello {name}, please do not accept transfers to your own account. For this time, pay {total} in at any agent with your rider number.',
      'Done. Reference is on the slip, I have sent the picture to your WhatsApp.',
      '> Thank you, we have it. Your cash in hand is correct now.',
    ],
    order: ['byCash', 'byCash'],
  },
  latePayout: {
    from: 'driver',
    category: 'payment',
    subjects: ['My payout has not come', 'Payout is late again'],
    openings: [
      'I requested my money on Monday and it is still "Requested". I have to buy fuel and pay my hire purchase tomorrow.',
      'This is the second week that my payout comes late. Other riders got theirs on Tuesday. Please check my account.',
    ],
    rest: [
      '> Hello {name}, I see your request. It waits for approval because there is cash in hand from your last deliveries.',
      'I paid in the cash at the office yesterday. I have the teller.',
      '> Please send a photo of the teller, then I can approve it.',
      'I gave it to Mr Sunday at the Yaba office. He signed.',
      '> Mr Sunday has confirmed. The payout is approved and arrives today.',
      'I have received the alert. Thank you sir.',
    ],
  },
  approval: {
    from: 'driver',
    status: 'pending',
    category: 'account',
    subjects: ['When will I be approved?', "Driver's licence rejected"],
    openings: [
      'I submitted my papers last week, and the app still says "Pending". My bike is ready, I want to start work.',
      'My licence was rejected without a reason. It is valid until next year. I have uploaded it again.',
    ],
    rest: [
      "> Hello {name}. The photo of your driver's licence is not readable. Please upload it again, both sides, without flash.",
      'I have done it now.',
      '> It is good. The form of your guarantor is still missing.',
    ],
  },
  newAccount: {
    from: 'driver',
    category: 'account',
    subjects: ['Change my bank account', 'New phone number'],
    openings: [
      'My bank has restricted my account. I want my payouts to go to another bank. Where can I change it?',
      'I lost my phone at Oshodi. I have a new line and cannot sign in with the old number.',
    ],
    rest: [
      '> Hello {name}. For your safety we do that only with your identity card. Please come to our office, or upload it in the app.',
      'I have uploaded it under Documents.',
      '> Thank you. It is changed, and we have sent a confirmation to your email address.',
      'Seen, thank you.',
    ],
  },
} satisfies Record<string, Script>
