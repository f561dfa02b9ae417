import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Questions } from '@/pages/faq/questions'
// Import the search here: on a busy machine its import takes longer than `waitFor` waits.
import '@/pages/faq/search'

