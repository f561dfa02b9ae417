/** A build for hosting leaves samples, placeholders and the owner's marks out; `npm start` and the tests show them. */
export const showsSamples = import.meta.env.MODE !== 'production'
