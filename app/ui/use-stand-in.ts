import { useMemo } from 'react';
import { loadedFile } from './loaded-file';
import type { PictureSource } from './picture-source';
import { useHydrated } from './use-hydrated';

/** A picture with what stands there until it has come: a file of it that the page has loaded already, not in the HTML. */
export function useStandIn<Source extends PictureSource | undefined>(picture: Source): Source {
  const isHydrated = useHydrated();
  return useMemo(() => {
    const blur = isHydrated && picture ? loadedFile(picture) : undefined;
    return blur ? { ...picture, blur } : picture;
  }, [isHydrated, picture]);
}
