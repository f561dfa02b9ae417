/** The owner's payment details. Pages do not show empty ones. */
export const paymentDetails = [
  { label: 'UPI ID', value: '' },
  { label: 'Account holder', value: '' },
  { label: 'Account number', value: '' },
  { label: 'Bank code (IFSC)', value: '' },
]
