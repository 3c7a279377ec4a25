import { type Ref, useMemo } from 'react';
import Lightbox, {
  type ControllerRef,
  type GenericSlide,
  type RenderSlideProps,
} from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './gallery-stage.css';
import { Picture } from './picture';
import type { PictureSource } from './picture-source';

interface PictureSlide extends GenericSlide {
  type: 'picture';
  picture: PictureSource;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide;
  }
}

/** What assistive technology hears of the stage. */
export interface GalleryStageWords {
  /** Name of the whole, such as “Pictures”. */
  gallery: string;
  /** What the whole and its parts are, such as “gallery” and “picture”. */
  galleryKind: string;
  slideKind: string;
  /** Name of a picture, with {index} and {total} in it. */
  slideName: string;
}

interface GalleryStageProps {
  pictures: PictureSource[];
  index: number;
  onIndexChange: (index: number) => void;
  fit: 'whole' | 'fill';
  words: GalleryStageWords;
  controller: Ref<ControllerRef>;
}

/**
 * The stage of the gallery: swipes that follow the finger, pinch and double-tap zoom, neighbours fetched ahead.
 * It reads the direction of writing off the page. Loaded when a gallery is first opened.
 */
export function GalleryStage(props: GalleryStageProps) {
  const { pictures, index, onIndexChange, fit, words, controller } = props;
  const slides = useMemo(
    () => pictures.map((picture): PictureSlide => ({ type: 'picture', picture })),
    [pictures],
  );
  return (
    <Lightbox
      slides={slides}
      index={index}
      plugins={[Inline, Zoom, withoutControls]}
      on={{ view: ({ index: viewed }) => onIndexChange(viewed) }}
      carousel={{ preload: 1, padding: 0, spacing: 0 }}
      controller={{ ref: controller, closeOnPullDown: false, closeOnBackdropClick: false }}
      zoom={{ supports: ['picture'], maxZoom: 4, doubleClickMaxStops: 2, zoomInMultiplier: 2.5 }}
      labels={{
        'Photo gallery': words.gallery,
        Carousel: words.galleryKind,
        Slide: words.slideKind,
        '{index} of {total}': words.slideName,
      }}
      render={{ slide: (slide) => <FittedPicture {...slide} fit={fit} /> }}
    />
  );
}

/** Previous, next, keys and thumbnails are the gallery's own. */
const withoutControls: NonNullable<React.ComponentProps<typeof Lightbox>['plugins']>[number] = ({
  remove,
}) => {
  remove('navigation');
  remove('toolbar');
};

/** A picture as large as the stage allows; zoomed in, a larger file is fetched. */
function FittedPicture({ slide, rect, offset, zoom = 1, fit }: RenderSlideProps & { fit: 'whole' | 'fill' }) {
  if (slide.type !== 'picture') return null;
  const { picture } = slide;
  const ratio = picture.width / picture.height;
  const covers = fit === 'fill' && ratio <= 1;
  const width = (covers ? Math.max : Math.min)(rect.width, rect.height * ratio);
  return (
    <div style={{ width, height: width / ratio, flex: 'none' }}>
      <Picture picture={picture} sizes={`${Math.round(width * (offset === 0 ? zoom : 1))}px`} isFirst />
    </div>
  );
}
