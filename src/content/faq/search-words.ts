/** Words that visitors type, and words of the questions that they mean. */
export const synonyms: readonly { typed: string; meant: readonly string[] }[] = [
  {
    typed: 'scam fraud fake cheat safe genuine legit trust real',
    meant: ['commission', 'who pays', 'guarantee', 'scam'],
  },
  { typed: 'money back cancel', meant: ['refund'] },
  { typed: 'tax taxes', meant: ['gst'] },
  { typed: 'deadline deadlines', meant: ['when do i apply'] },
  { typed: 'bcom bsc b.com b.sc third final 15 16 years', meant: ['three-year'] },
  { typed: 'cgpa gpa percentage marks', meant: ['grades'] },
  { typed: 'moi medium instruction gre gmat toefl', meant: ['ielts'] },
  { typed: 'rejected rejection denied', meant: ['refused'] },
  { typed: 'wife husband spouse dependent family', meant: ['partner'] },
  { typed: 'part-time job', meant: ['work while'] },
  { typed: 'job jobs', meant: ['professional', 'work permit'] },
  { typed: 'pr permanent residence settle', meant: ['stay for good'] },
  { typed: 'stay back psw post study', meant: ['stay after'] },
  { typed: 'accommodation hostel house housing flat rent', meant: ['room'] },
  { typed: 'veg vegetarian', meant: ['food'] },
  { typed: 'emi', meant: ['in parts'] },
  { typed: 'agent agents', meant: ['commission'] },
  { typed: 'sponsor', meant: ['guarantor'] },
  { typed: 'collateral', meant: ['security'] },
  { typed: 'cheap cheapest', meant: ['how much is tuition', 'living costs'] },
  { typed: 'cost costs price', meant: ['fees', 'charge', 'how much'] },
  { typed: 'fees', meant: ['cost', 'tuition', 'charge'] },
  { typed: 'fee', meant: ['fees', 'charge', 'tuition'] },
]

/** Words that the search ignores. */
export const fillers =
  'a an and any are as at be been by can could did do does for from get has have how i if in is it may me my of on or our shall should so that the there they this to us was we what when where which who will with would you your'
