/** The owner's payment details. Empty ones are not shown. */
export const paymentDetails = [
  { label: 'UPI ID', value: '' },
  { label: 'Account holder', value: '' },
  { label: 'Account number', value: '' },
  { label: 'Bank code (IFSC)', value: '' },
]
