import type { ComponentProps } from 'react';
import { ActionFailed } from './action-failed.tsx';
import { useAction } from './use-action.ts';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  action: () => Promise<unknown>;
}

/** A button that runs an action on the server, and tells if the action has failed. */
export function ActionButton({ action, disabled, ...props }: ActionButtonProps) {
  const { busy, failed, act } = useAction();
  const isBusy = busy !== undefined;
  return (
    <>
      <button
        type="button"
        {...props}
        disabled={disabled || isBusy}
        aria-busy={isBusy}
        onClick={() => act('action', action)}
      />
      {failed ? <ActionFailed /> : null}
    </>
  );
}
