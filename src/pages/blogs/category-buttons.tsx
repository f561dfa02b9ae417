import { useState } from 'react'
import { blogIndex } from '@/content/blog-pages'
import { cn } from '@/lib/cn'

export function CategoryButtons() {
  const { categories, categoriesLabel } = blogIndex
  const [pressed, setPressed] = useState<string>(categories[0])
  return (
    <ul aria-label={categoriesLabel} className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <li key={category}>
          <button
            type="button"
            aria-pressed={category === pressed}
            onClick={() => setPressed(category)}
            className={cn(
              'min-h-11 rounded-full border-2 px-4 text-sm font-semibold transition-colors',
              category === pressed
                ? 'border-ink bg-ink text-paper-white'
                : 'border-paper-line bg-paper-white hover:border-ink',
            )}
          >
            {category}
          </button>
        </li>
      ))}
    </ul>
  )
}
