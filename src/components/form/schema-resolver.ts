import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

type LoadSchema<Values, Sent> = () => Promise<{ schema: ZodMiniType<Sent, Values> }>

/** Checks a form by its schema. zod is a tenth of the page's script, so it comes when a form is first used, not with the page. */
export function schemaResolver<Values extends FieldValues, Sent extends FieldValues>(
  load: LoadSchema<Values, Sent>,
): Resolver<Values, unknown, Sent> {
  return async (values, context, options) => {
    const [{ zodResolver }, { schema }] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema)(values, context, options)
  }
}
