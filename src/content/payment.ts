/** Where buyers pay. What is empty is not shown; fill it in when the accounts are there. */
export const paymentDetails = [
  { label: 'UPI ID', value: '' },
  { label: 'Account holder', value: '' },
  { label: 'Account number', value: '' },
  { label: 'Bank code (IFSC)', value: '' },
]
