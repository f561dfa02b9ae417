import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DatabaseOrderForm } from '@/components/dialogs/database-order-form'
import { DatabaseOrderStored } from '@/components/dialogs/database-order-stored'
import type { OpenedDialogProps } from '@/components/dialogs/dialog-button'
import { useAfterClosing } from '@/components/dialogs/use-after-closing'
import { localDraft } from '@/components/form/draft'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useDraft } from '@/components/form/use-draft'
import { useSubmission } from '@/components/form/use-submission'
import { Dialog } from '@/components/ui/dialog'
import { product, storedPrice } from '@/content/belgium-database'
import { databaseOrder } from '@/content/database-order'
import { notices } from '@/content/notices'
import { placeDatabaseOrder } from '@/data/database-orders'

const resolver = schemaResolver(() => import('@/components/dialogs/database-order-schema'))
const empty = { name: '', email: '', phone: '', message: '' }
const draft = localDraft<typeof empty>('order')

/** Forgets what was typed. An attempt whose answer was lost stays known, so that the same order is not stored twice. */
function forgetTyped() {
  const { attempt } = draft.read()
  draft.clear()
  if (attempt) draft.write({ attempt })
}

export function DatabaseOrderDialog(props: OpenedDialogProps) {
  const [round, setRound] = useState(0)
  useAfterClosing(props.open, () => {
    forgetTyped()
    setRound((last) => last + 1)
  })
  return <Order key={round} {...props} />
}

/** One order, from the empty form to its reference. */
function Order({ open, onClose, returnFocusTo }: OpenedDialogProps) {
  const [reference, setReference] = useState<string>()
  const form = useForm({ resolver, defaultValues: empty })
  const { kept, startAfresh } = useDraft(form, { name: 'order', draft, empty })
  const typed = useWatch({ control: form.control })
  const submission = useSubmission(form, {
    send: (attempt, values, keep) =>
      placeDatabaseOrder(attempt, { ...values, product, price: storedPrice }, keep),
    notices: notices.order,
    draft,
    empty,
    onStored: setReference,
  })
  const { title, description, stored } = databaseOrder
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reference ? stored.title : title}
      description={reference ? stored.lead : description}
      busy={submission.pending}
      holdsText={Object.values(typed).some(Boolean)}
      returnFocusTo={returnFocusTo}
    >
      {reference ? (
        <DatabaseOrderStored reference={reference} onClose={onClose} />
      ) : (
        <DatabaseOrderForm
          form={form}
          load={resolver.load}
          submission={submission}
          kept={kept}
          startAfresh={startAfresh}
        />
      )}
    </Dialog>
  )
}
