/** A row of the launch check; `state` is ok, missing or unasked. */
export const row = (group, state, what, where) => ({ group, what, state, where, law: false })

/** The row about something that is as it should be, unless it has a `fault`. */
export const checked = (group, what, fault, where) =>
  fault ? row(group, 'missing', `${what}: ${fault}`, where) : row(group, 'ok', what, where)
