import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/icon'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CheckList } from '@/components/ui/check-list'
import { signup } from '@/content/signup/signup'
import { fromPreviousView } from '@/pages/signup/use-step'
import { ViewHeading } from '@/pages/signup/view-heading'

export function WizardChoice() {
  const { title, consultant, student, existing } = signup.wizardChoice
  return (
    <>
      <ViewHeading>{title}</ViewHeading>
      <p className="mt-2 text-pretty sm:text-lg">{signup.lead}</p>
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        <Card className="flex flex-col items-start rounded-3xl sm:p-9">
          <CardIcon name="graduation-cap" />
          <h3 className="mt-4 text-2xl">{student.title}</h3>
          <p className="mt-2 mb-6 text-pretty">{student.text}</p>
          <ButtonLink className="mt-auto w-full sm:w-auto" to={student.book.to}>
            {student.book.label}
          </ButtonLink>
          <Link className="link mt-2" to={student.register.to} state={fromPreviousView}>
            {student.register.label}
          </Link>
        </Card>
        <Card className="flex flex-col items-start rounded-3xl sm:p-9">
          <CardIcon name="messages-square" />
          <h3 className="mt-4 text-2xl">{consultant.title}</h3>
          <p className="mt-2 text-pretty">{consultant.text}</p>
          <CheckList points={consultant.points} className="mt-4 mb-6 gap-2" />
          <ButtonLink
            tone="secondary"
            className="mt-auto w-full sm:w-auto"
            to={consultant.start.to}
            state={fromPreviousView}
          >
            {consultant.start.label}
          </ButtonLink>
        </Card>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        {existing.title}
        <Link className="link" to={existing.signIn.to}>
          {existing.signIn.label}
        </Link>
      </p>
    </>
  )
}

function CardIcon({ name }: { name: 'messages-square' | 'graduation-cap' }) {
  return (
    <span className="arch grid size-16 place-items-center bg-marigold-light pt-2 text-ink">
      <Icon name={name} className="size-8" />
    </span>
  )
}
