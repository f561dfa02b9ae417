import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

type LoadSchema<Values, Sent> = () => Promise<{ schema: ZodMiniType<Sent, Values> }>

/**
 * Checks a form by its schema. zod is a tenth of a page's script, so it comes when a form is first touched,
 * through `load`, and not with the page.
 */
export function schemaResolver<Values extends FieldValues, Sent extends FieldValues>(
  loadSchema: LoadSchema<Values, Sent>,
) {
  const load = async () => {
    const [{ zodResolver }, { schema }] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    return zodResolver(schema)
  }
  const resolve: Resolver<Values, unknown, Sent> = async (values, context, options) =>
    (await load())(values, context, options)
  return Object.assign(resolve, { load })
}
