import type { Script } from './script.ts'

/** Customers about riders, the app and their accounts. */
export const accountScripts = {
  changeAddress: {
    from: 'user',
    category: 'delivery',
    subjects: ['Please change my address', 'Rider is going to the wrong address'],
    openings: [
      'I used my old office address by mistake for {order}. I am at home now, same area. Can the rider come to me instead?',
      'The rider called from the wrong estate. The pin in the app is wrong, the address that I typed is correct.',
    ],
    rest: [
      '> Hi {name}, please send the address with a landmark and I will tell the rider.',
      'House 14, second gate after the MTN mast, blue roof. Opposite Mama Ijebu provisions store.',
      '> Thank you, I have called {driver}. It is on his way, so there is no extra fee.',
      'You people are good. He is outside now.',
    ],
    order: ['underWay', 'delivered'],
  },
  moreMoney: {
    from: 'user',
    category: 'delivery',
    subjects: ['Rider asked for extra money', 'Rider was rude to me'],
    openings: [
      'The rider said I must add ₦500 for fuel before he gives me the food. I paid him because I was in a hurry. This is not right.',
      'Your rider shouted at my security man and dropped the bag on the floor. I want to report him.',
    ],
    rest: [
      '> Good afternoon {name}. No rider may do that. Did {driver} bring order {order}?',
      'Yes, that is the name in the app. He came on a red bike.',
      '> Thank you. We have spoken to him, and ₦500 is in your wallet as an apology.',
      'It is not about the money but okay. Thanks for taking it serious.',
    ],
    order: ['delivered', 'delivered'],
  },
  notReceived: {
    from: 'user',
    category: 'delivery',
    subjects: ['Marked as delivered, I have nothing', 'Somebody else collected my food'],
    openings: [
      'The app says delivered but nobody came to my door. I have been at home all day. Who collected it?',
      'The rider gave my food to a stranger at the gate who said he is me. He did not ask for the code.',
    ],
    rest: [
      '> Hello {name}, {driver} says that a man in a white kaftan took it at the gate. Do you know him?',
      'No! That must be a neighbour. The rider should have called my number.',
      '> You are right. You get {total} back, and the rider has been warned.',
      'I appreciate. Please make the code compulsory for everybody.',
    ],
    order: ['delivered', 'delivered'],
  },
  blocked: {
    from: 'user',
    status: 'blocked',
    category: 'account',
    subjects: ['My account is blocked', 'Cannot order, account suspended'],
    openings: [
      'I cannot sign in any more. It says that my account is blocked, but I did not do anything. I have money in my wallet!',
      'Since yesterday the app tells me to contact support. Why is my account blocked? I have been a customer for years.',
    ],
    rest: [
      '> Hello {name}. Several cards of other people were used from your account. Have you shared your password with someone?',
      'My younger brother uses the app on his phone. I did not know about any cards.',
      '> Please change your password now and answer here when it is done. We check the payments meanwhile.',
      'I have changed it. He says that a friend gave him the card.',
      '> Thank you for being honest. The owner of the card has been refunded. The account stays blocked until that is settled.',
    ],
  },
  noCode: {
    from: 'user',
    category: 'account',
    subjects: ['No code came', 'Code not entering my phone'],
    openings: [
      'I changed my phone and the app wants a code. I pressed "Send again" five times. Nothing comes by SMS.',
      'Please help. The code for signing in does not come to my MTN line. It worked last month.',
    ],
    rest: [
      '> Hello {name}. Is "Do Not Disturb" active on your line? Please send STOP to 2442 and try again, or choose the code by email.',
      'I did not know about DND. It came now now. Thank you!',
    ],
  },
  deletion: {
    from: 'user',
    category: 'account',
    subjects: ['Delete my data', 'Please close my account'],
    openings: [
      'I am moving abroad and want my account and all my data removed, as the Nigeria Data Protection Act says.',
      'Please close my account and stop the SMS messages. I get three every day.',
    ],
    rest: [
      '> Hello {name}, we have received your request. There is ₦2,500 in your wallet: which account may we send it to?',
      'You can leave the money. Just remove the account.',
      '> Understood. It is removed within 30 days. What the tax law requires, such as receipts, we keep for six years.',
    ],
  },
  crash: {
    from: 'user',
    category: 'other',
    subjects: ['App closes when I pay', 'App problem on Tecno phone'],
    openings: [
      'Each time I press "Pay now" the app closes by itself. I have restarted the phone and cleared the cache. Tecno Spark 8, Android 11.',
      'After the last update the app only shows a white page. My wife has the same problem on her phone, so it is not my network.',
    ],
    rest: [
      '> Thank you for the details, {name}. Which version do you have? It is at the bottom of the Profile page.',
      '4.12.0',
      '> There is an error in that version. Please update to 4.12.1 from the Play Store.',
      'Updated. It is working now.',
      '> Great. Enjoy your meal!',
    ],
  },
} satisfies Record<string, Script>
