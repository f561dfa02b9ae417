/** Digits that are no figures: calendar years, names of forms, school classes, language levels. */
const digitsOfNames = /\b(?:19|20)\d\d(?:-\d\d)?\b|\bAnnex 32\b|\bClass 12\b|\b[ABC][12]\b/g
const figureInWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|eighteen)\s+(?:working\s+)?(?:hours|days|weeks|months|years|credits)\b/i

/** Whether a text states a figure that a reader may want to check. */
export const holdsFigure = (text: string) =>
  /\d/.test(text.replace(digitsOfNames, '')) || figureInWords.test(text)
