import { brand } from '@/content/brand'
import { forms } from '@/content/forms'
import type { freeCall } from '@/content/free-call'
import type { openingHours } from '@/content/opening-hours'
import { momentInHindi } from '@/content/plan/dates-in-hindi'
import { businessHours } from '@/lib/business-hours'

/** The texts outside a Hindi plan: titles and the call's dialog. Toasts and "Submitting..." stay English, as specified. */
export type PageTranslation = {
  lang: 'hi'
  documentTitle: string
  printedSources: string
  close: string
  call: Omit<typeof freeCall, 'phonePlaceholder' | 'submitting'>
  forms: typeof forms
  openingHours: typeof openingHours
}

const what = 'हम आपको व्हाट्सऐप या फ़ोन पर कॉल करेंगे: 15 मिनट, मुफ़्त, क्रेडिट कार्ड नहीं चाहिए।'

export const pageInHindi: PageTranslation = {
  lang: 'hi',
  documentTitle: `भारत से यूरोप में पढ़ाई का ख़र्च | ${brand.name}`,
  printedSources: 'आँकड़े किन पेजों से हैं',
  close: 'बंद कीजिए',
  call: {
    title: 'मुफ़्त कॉल बुक कीजिए',
    what,
    promise: `अपना नाम और नंबर लिखिए। दफ़्तर के समय में हम 2 घंटे के अंदर व्हाट्सऐप पर जवाब देते हैं। ${what}`,
    chooseTime: 'समय चुनिए (अंग्रेज़ी में)',
    plan: (plan) => `आपका प्लान: ${plan}`,
    withoutPlan: 'इसे हटाइए',
    receipt: {
      noun: 'रिक्वेस्ट',
      title: 'आपकी रिक्वेस्ट हमें मिल गई',
      steps: ['आपने कॉल के लिए कहा।', 'हम व्हाट्सऐप पर जवाब देंगे और समय तय करेंगे।', 'हम आपको कॉल करेंगे: 15 मिनट, मुफ़्त।'],
      stepsDone: 1,
    },
    item: 'आपको चाहिए',
    free: '15 मिनट की मुफ़्त कॉल',
    name: 'आपका नाम',
    phone: 'फ़ोन या व्हाट्सऐप नंबर',
    phoneHint: 'भारत के नंबर में देश का कोड ज़रूरी नहीं।',
    confirm: 'मुझे कॉल कीजिए',
    chat: 'या व्हाट्सऐप पर लिखिए',
    purpose: 'आपका नाम और नंबर हम सिर्फ़ कॉल के लिए लेते हैं; उसके बाद ज़्यादा से ज़्यादा एक संदेश भेजेंगे।',
  },
  forms: {
    ...forms,
    privacyPolicy: 'प्राइवेसी पॉलिसी (अंग्रेज़ी में)',
    draftRestored: 'आपने पहले जो लिखा था, वह इस फ़ॉर्म में है।',
    draftKept: 'आप जो लिखते हैं, वह इस डिवाइस पर 7 दिन रहता है।',
    startAfresh: 'नए सिरे से लिखिए',
    discarded: 'आपका लिखा हुआ मिट गया है।',
    undo: 'वापस लाइए',
    notSent: 'यह हम तक नहीं पहुँचा। आपने जो लिखा, वह यहीं है: फिर से भेजिए, या दूसरे तरीक़े से बताइए।',
    tooLong: 'यह बहुत लंबा है। इसे छोटा कीजिए, या हमें ईमेल से भेजिए।',
    change: (noun, moment) => `${momentInHindi(moment)} की ${noun} बदलिए`,
    changing: 'आप अब जो भेजेंगे, वह पहले भेजे हुए की जगह लेगा।',
    stopChanging: 'पहले वाला ही रहने दीजिए',
    contactWarnings: {
      ...forms.contactWarnings,
      title: 'इसे एक बार और देख लीजिए',
      looksShort: 'यह नंबर छोटा लगता है',
      looksLong: 'यह नंबर लंबा लगता है',
      noCountryCode: 'क्या नंबर पूरा है? भारत के बाहर के नंबर में देश का कोड लिखिए, जैसे +32।',
      hasLetters: 'इसमें अक्षर हैं',
      acceptAndSend: (address) => `${address} लिखकर भेजिए`,
      accept: (address) => `${address} लिखिए`,
      correct: (value) => `${value} ठीक कीजिए`,
      keep: (value) => `${value} ही रखिए`,
      keepBoth: 'दोनों सही हैं',
    },
    copyByHand: 'ब्राउज़र ने कॉपी नहीं करने दिया। नंबर चुना हुआ है: वहीं से कॉपी कीजिए।',
    errors: {
      ...forms.errors,
      noName: 'अपना नाम लिखिए',
      noPhone: 'अपना फ़ोन नंबर लिखिए',
    },
    receipt: {
      reply: 'हमारा जवाब आ जाएगा',
      by: (promise, moment) => `${moment} तक ${promise}।`,
      sentOn: (moment) => `आपने यह भेजा: ${moment}।`,
      earlier: (moment) => `आपकी रिक्वेस्ट, ${momentInHindi(moment)}:`,
      show: 'दिखाइए',
      forgetEarlier: 'मिटाइए',
      number: (noun) => `आपकी ${noun} का नंबर`,
      copy: 'कॉपी कीजिए',
      copied: 'कॉपी हो गया',
      replaces: (noun, moment) => `यह ${momentInHindi(moment)} की ${noun} की जगह है; वह अब नहीं मानी जाएगी।`,
      next: 'अब आगे क्या होगा',
      done: '(हो गया)',
      change: 'जो भेजा, उसे बदलिए',
      another: 'एक और भेजिए',
      forget: 'यहाँ से मिटाइए',
      kept: 'यह इस डिवाइस पर 30 दिन रहता है।',
    },
  },
  openingHours: {
    inAntwerp: `सोमवार से शुक्रवार, सुबह ${businessHours.opens} से शाम ${businessHours.closes - 12} बजे तक (सेंट्रल यूरोपियन समय)`,
    inYourZone: ({ opens, closes }, clock) =>
      `${clock}: ${momentInHindi(opens)} से ${momentInHindi(closes)} तक`,
    zoneNames: { 'Asia/Calcutta': 'भारत', 'Asia/Kolkata': 'भारत' },
    yourTime: (zone) => `${zone} का समय`,
    antwerpTime: 'एंटवर्प का समय',
    open: 'अभी खुला है',
    opensNext: ({ weekday, time }) => `${momentInHindi(weekday)} को ${momentInHindi(time)} खुलेगा`,
    repliesLater: (open, opens, due, clock) =>
      `${open ? 'दफ़्तर थोड़ी देर में बंद होगा और' : 'दफ़्तर'} ${momentInHindi(opens.weekday)} को ${momentInHindi(opens.time)} खुलेगा, इसलिए जवाब ${momentInHindi(due.weekday)} को ${momentInHindi(due.time)} तक आएगा (${clock})।`,
    moment: ({ weekday, date, time }, clock) => momentInHindi(`${weekday} ${date}, ${time} (${clock})`),
  },
}
