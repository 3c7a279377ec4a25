import { useState } from 'react';
import type { Comparison as ComparisonPictures, ProjectPicture } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Comparison } from '#app/ui/comparison.tsx';
import { Gallery } from '#app/ui/gallery.tsx';
import { comparisonWords, galleryWords } from '../gallery-words.ts';
import { HangingPrints } from '../hanging-prints.tsx';
import { useLightbox } from '../use-lightbox.tsx';

interface ProjectGalleryProps {
  project: { title: string; images: ProjectPicture[]; comparison?: ComparisonPictures };
  sizes: string;
}

/**
 * The pictures of a project, one at a time. The picture after the work is shown as a comparison with the picture before
 * the work.
 */
export function ProjectGallery({ project: { title, images, comparison }, sizes }: ProjectGalleryProps) {
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  const under = (at: number) => <HangingPrints prints={images[at]?.prints} />;
  const { openerOf, prefetch, lightbox } = useLightbox(title, images, under);
  return (
    <>
      <Gallery
        pictures={images}
        index={index}
        onIndexChange={setIndex}
        dir={language.dir}
        words={galleryWords(language)}
        shape="wide"
        sizes={sizes}
        over={
          comparison && comparison.after.name === images[index]?.name ? (
            <Comparison {...comparison} words={comparisonWords(language)} sizes={sizes} />
          ) : null
        }
        under={under(index)}
        opener={openerOf(index, 'enlarge')}
        onPrefetch={prefetch}
      />
      {lightbox}
    </>
  );
}
