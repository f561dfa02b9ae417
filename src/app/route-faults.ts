import { findPage, type PageRoute } from '@/app/routes'

type Entry = Pick<PageRoute, 'path' | 'heading' | 'title' | 'description'>

/** Faults of the route table, as messages that stop the build. `paths` has the constant paths by name. */
export function routeFaults(table: readonly Entry[], paths: Record<string, unknown>) {
  return [
    ...table.flatMap((page) =>
      (['heading', 'title', 'description'] as const)
        .filter((key) => !page[key])
        .map((key) => `The page ${page.path} has no ${key}: write one in src/content/pages.ts.`),
    ),
    ...table
      .filter(({ path }, index) => table.findIndex((other) => other.path === path) < index)
      .map(({ path }) => `Two rows of the route table are ${path}.`),
    ...Object.entries(paths)
      .filter(([, path]) => typeof path === 'string' && findPage(pathnameOf(path)).path === '*')
      .map(
        ([name, path]) =>
          `paths.${name} leads to ${path}, where there is no page: add it to src/content/pages.ts, or remove the path.`,
      ),
  ]
}

const pathnameOf = (path: string) => new URL(path, 'http://localhost').pathname
