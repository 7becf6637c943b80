import type { Script } from './script.ts'

/** Customers about their food. `{order}` and other names stand for what the ticket is about. */
export const orderScripts = {
  neverCame: {
    from: 'user',
    category: 'order',
    subjects: ['Food never came', 'Still waiting for my food'],
    openings: [
      'I ordered {dish} from {restaurant} and it is still "on the way". The rider does not pick up. Please, where is my food?',
      'Good evening. Order {order} has been on the way for almost two hours and the map is not moving. My children are hungry.',
    ],
    rest: [
      '> Good evening {name}, I am sorry about the wait. I am calling {driver} now.',
      'Okay, please be fast. I have guests here.',
      '> {driver} had a flat tyre at the bridge and is ten minutes away from you. He will call when he is at the gate.',
      'He just came. The food was still warm, thank God. Thank you for following up.',
      '> Thank you for your patience, {name}. We have taken the delivery fee off and paid it into your wallet.',
    ],
    order: ['late', 'delivered'],
  },
  wrongDish: {
    from: 'user',
    category: 'order',
    subjects: ['Wrong dish', 'This is not what I ordered'],
    openings: [
      'I paid for {dish} and they sent me something else. This is not what is on my receipt at all. I attached a picture.',
      'Please look at the picture. I ordered {dish} from {restaurant}, this one is for another person.',
    ],
    rest: [
      '> Sorry about that, {name}. I can see the difference. Would you like a new {dish} or your money back?',
      'My money back please. I have already bought something outside.',
      '> Understood. I have asked for a refund of {dish}. It goes back the way you paid.',
      'How many days?',
      '> For a card one to three working days. A wallet is at once.',
      'Fine. Please talk to the restaurant, this is the second time.',
      '> We have told {restaurant}. Thank you for letting us know.',
    ],
    order: ['delivered', 'delivered'],
    images: ['dish-not-ordered'],
  },
  missingItem: {
    from: 'user',
    category: 'order',
    subjects: ['Item missing from my order', 'Incomplete order'],
    openings: [
      'The bag came without {dish}. Everything else was there. I opened it in front of the rider and he told me to write to you.',
      'My order {order} is not complete. {dish} is missing and I paid for it.',
    ],
    rest: [
      '> Hello {name}, sorry for this. Did you receive the other items in a sealed bag?',
      'Yes, it was sealed with the sticker of {restaurant}.',
      '> Then it was not packed. {restaurant} confirms it, and we refund that item to you today.',
      'Seen. Thanks.',
    ],
    order: ['incomplete', 'incomplete'],
    images: ['dish-bag'],
  },
  spilled: {
    from: 'user',
    category: 'order',
    subjects: ['Food poured in the bag', 'Food came cold and scattered'],
    openings: [
      'The whole bag was soaked and half of the {dish} is gone. I cannot eat this. Pictures attached.',
      'Food was cold like it came from the fridge, and the cover was open. {restaurant} used to be better than this.',
    ],
    rest: [
      '> I am sorry, {name}. The pictures are clear. We can send it again now or give you a voucher of the same amount.',
      'Send it again, but with a better cover please.',
      '> Done. {restaurant} is preparing it and there is nothing to pay.',
    ],
    order: ['delivered', 'delivered'],
    images: ['dish-spilled', 'dish-bag-open'],
  },
  canceled: {
    from: 'user',
    category: 'order',
    subjects: ['Why was my order canceled?', 'Order canceled after one hour'],
    openings: [
      'I waited one hour for {order} and then it was just canceled. Nobody called me. Why?',
      'Your people canceled my order without any explanation. I had planned lunch for the whole office.',
    ],
    rest: [
      '> Hello {name}, I am sorry. {restaurant} could not prepare it and told us too late.',
      'At least somebody should call. I would have ordered from another place.',
      '> You are right. I have passed it on, and there is a voucher for free delivery in your account.',
      'Thank you.',
    ],
    order: ['canceled', 'canceled'],
  },
  sick: {
    from: 'user',
    category: 'order',
    subjects: ['My daughter got sick from the food', 'Food smelled bad'],
    openings: [
      'We all ate the {dish} from {restaurant} last night. My daughter has been vomiting since 2 am and we are at the hospital now. I am not looking for a voucher. I want to know what you will do about this restaurant, because other people are still ordering from them as I am writing this. Please call me.',
      'The {dish} was smelling when I opened it. I threw it away. It is dangerous, somebody should inspect that kitchen.',
    ],
    rest: [
      '> I am very sorry, {name}. I wish your family a quick recovery. I have informed our food safety team, who will call you within the hour.',
      'They called. She is better now. What about the restaurant?',
      '> {restaurant} is visited tomorrow morning. You get {total} back, and we let you know the result.',
      'Thank you for taking it seriously.',
    ],
    order: ['delivered', 'delivered'],
  },
} satisfies Record<string, Script>
