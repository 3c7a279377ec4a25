import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { addressOf } from '#model/site-map.ts';
import type { Step } from './use-step.ts';

interface StepLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  step: Step;
}

/**
 * A link to a step of the brief. Its address is absolute, because
 * a relative one would resolve wrongly in a prerendered page.
 */
export function StepLink({ step, ...rest }: StepLinkProps) {
  const { locale } = useLanguage();
  return <Link {...rest} to={`${addressOf('brief', locale)}#${step}`} />;
}
