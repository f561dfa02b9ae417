/** A row of the launch check. `what` is its text, `state` ok, missing or unasked, `where` the file or setting to change. */
export const row = (group, state, what, where) => ({ group, what, state, where, requiredByLaw: false })

/** The row of a check. Its state is `missing` if there is a `fault`, else `ok`. */
export const checked = (group, what, fault, where) =>
  fault ? row(group, 'missing', `${what}: ${fault}`, where) : row(group, 'ok', what, where)
