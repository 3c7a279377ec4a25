import { description, hidden, title } from '../fields.ts';
import { group } from '../group.ts';
import {
  area,
  category,
  client,
  comparison,
  coverImage,
  details,
  duration,
  id,
  images,
  location,
  style,
  year,
} from './project-fields.ts';

/** The content about works of the portfolio. A work's area is in square meters, its duration in months. */
export const portfolio = {
  folder: 'portfolio',
  label: { en: 'Portfolio', ar: 'أعمالنا' },
  schema: group({
    id,
    hidden,
    title,
    category,
    description,
    coverImage,
    images,
    comparison,
    details: [group({ client, area, duration, year, location, style }), details],
  }),
} as const;
