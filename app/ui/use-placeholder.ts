import { useMemo, useState } from 'react';
import type { PictureSource } from '#model/geometry/media.ts';
import { loadedFile } from './loaded-file.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Adds a placeholder to a picture: another file of the same picture that the page has already loaded. A picture that
 * came with the HTML needs no placeholder.
 */
export function usePlaceholder<Source extends PictureSource | undefined>(picture: Source): Source {
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(isHydrated ? undefined : picture);
  return useMemo(() => {
    const blur = picture && picture !== cameWithPage ? loadedFile(picture) : undefined;
    return blur ? { ...picture, blur } : picture;
  }, [cameWithPage, picture]);
}
