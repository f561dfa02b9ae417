import { Link } from 'react-router-dom'
import { Fold } from '@/components/ui/fold'
import { StackedTableStyle } from '@/components/ui/scroll-box'
import { doItYourself } from '@/content/do-it-yourself'

export function DoItYourself() {
  const { title, lead, table, head, rows, link } = doItYourself
  return (
    <Fold id="yourself" title={title} answer={lead} openOnLaptops>
      <StackedTableStyle />
      <div className="prose max-w-none! rounded-2xl bg-paper-white p-4 sm:p-6">
        <table className="stacked">
          <caption className="sr-only">{table}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([task, ...answers]) => (
              <tr key={task}>
                <th scope="row">{task}</th>
                {answers.map((answer, index) => (
                  <td key={answer} data-head={head[index + 1]}>
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Link to={link.to} className="link mt-4">
        {link.label}
      </Link>
    </Fold>
  )
}
