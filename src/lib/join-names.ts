/** "Belgium, Luxembourg and Germany". */
export function joinNames(names: readonly string[], and: string) {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last
}
