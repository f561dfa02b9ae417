import { LoaderCircle } from 'lucide-react'
import {
  createContext,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { Link } from 'react-router-dom'
import { focusFirstField } from '@/components/form/controls'
import { handleEnterKey, showEnterKey } from '@/components/form/enter-key'
import { DraftNote, EarlierNote } from '@/components/form/form-notes'
import { useFormWords } from '@/components/form/use-form-words'
import type { FormModel } from '@/components/form/use-submission-form'
import { buttonStyles } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { useAfterHydration } from '@/loading/hydration'

const FormContext = createContext<FormModel | undefined>(undefined)

/** The form that surrounds the component which calls this hook. */
export function useSurroundingForm() {
  const form = useContext(FormContext)
  if (!form) throw new Error('This component works only inside a SubmissionForm.')
  return form
}

type SubmissionFormProps = {
  form: FormModel
  /** Called instead of `form.submit`: for a wizard's step, whose button is Next. */
  onNext?: (() => void) | undefined
  /** Whether the form is one step of a wizard. */
  isStep?: boolean
  className?: string
  children: ReactNode
}

/** A form. Its caller shows a `Receipt` in its place while `state.status` is `stored`. */
export function SubmissionForm({ form, onNext, isStep = false, className, children }: SubmissionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const focusForm = useEffectEvent(() => form.takesFocus && focusFirstField(element.current))
  useEffect(() => {
    focusForm()
  }, [])
  const onFieldFocus = (event: FocusEvent<HTMLFormElement>) => {
    form.fields.preloadRequest()
    showEnterKey(event)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The browser may have filled in fields without an event.
    form.fields.enterAutofilled(event.currentTarget)
    if (onNext) onNext()
    else form.submit()
  }
  /**
   * Ignores the second click of a double click on a link or on Send: the first click may have changed the page, so that another link
   * or Send is now under the pointer. Next answers every click, so that quick clicks lead through the steps.
   */
  const ignoreDoubleClick = (event: MouseEvent<HTMLFormElement>) => {
    const target = event.target instanceof Element && event.target.closest(onNext ? 'a' : 'a, [type=submit]')
    if (event.detail > 1 && target) event.preventDefault()
  }
  return (
    <FormContext value={form}>
      <form
        ref={element}
        noValidate
        id={`${form.name}-form`}
        name={form.name}
        aria-label={form.title}
        onFocus={onFieldFocus}
        onBlur={({ currentTarget }) => form.fields.enterAutofilled(currentTarget)}
        onKeyDown={(event) => handleEnterKey(event, isStep)}
        onClickCapture={ignoreDoubleClick}
        onSubmit={onSubmit}
        className="grid gap-5 max-lg:max-w-[40rem]"
      >
        <EarlierNote form={form} />
        <DraftNote form={form} />
        <div className={cn('grid gap-5', className)}>{children}</div>
      </form>
    </FormContext>
  )
}

// Without this attribute Firefox restores an enabled button after a reload. React's types lack it for buttons.
const remainsDisabled = { autoComplete: 'off' }

type SubmitButtonProps = { pendingText?: string; className?: string; children: string }

/** The button is disabled until hydration: a native submit would put the values into the URL. */
export function SubmitButton({ pendingText, className = 'w-full', children }: SubmitButtonProps) {
  const { state } = useSurroundingForm()
  const isSending = state.status === 'sending'
  const isHydrated = useAfterHydration()
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus to the page or dialog: give it back.
    if (wasSending.current && !isSending && document.activeElement?.contains(button.current))
      button.current?.focus()
    wasSending.current = isSending
  }, [isSending])
  return (
    <button
      ref={button}
      type="submit"
      disabled={isSending || !isHydrated}
      {...remainsDisabled}
      data-primary
      className={buttonStyles({}, className)}
    >
      {isSending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {/* The specification has this text in English, also on a Hindi plan. */}
      {isSending ? <span lang="en">{pendingText}</span> : children}
    </button>
  )
}

/** A sentence with the purpose of the data. */
export function PurposeNote({ children }: { children: string }) {
  const words = useFormWords()
  return (
    <p className="text-ink-muted text-sm">
      {children}{' '}
      <Link to={paths.privacy} className="underline">
        {words.privacyPolicy}
      </Link>
    </p>
  )
}
