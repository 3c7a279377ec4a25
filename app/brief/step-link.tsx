import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { addressOf } from '#model/site-map.ts';
import type { Part } from './use-part.ts';

interface StepLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  part: Part;
}

/** A link to a part of the brief, by its whole address: prerendered, a page stands in a folder of its own name. */
export function StepLink({ part, ...rest }: StepLinkProps) {
  const { locale } = useLanguage();
  return <Link {...rest} to={`${addressOf('brief', locale)}#${part}`} />;
}
