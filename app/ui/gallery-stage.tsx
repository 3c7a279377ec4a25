import { type Ref, useMemo, useState } from 'react';
import Lightbox, {
  type ControllerRef,
  type GenericSlide,
  type RenderSlideProps,
} from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './gallery-stage.css';
import type { PictureSource } from '#model/geometry/media.ts';
import { HungPicture } from './hung-picture.tsx';
import { usePlaceholder } from './use-placeholder.ts';

interface PictureSlide extends GenericSlide {
  type: 'picture';
  picture: PictureSource;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide;
  }
}

/** Texts of the gallery for assistive technology. */
export interface GalleryStageWords {
  /** Accessible name of the gallery, such as “Pictures”. */
  gallery: string;
  /** ARIA role descriptions of the gallery and of a slide, such as “gallery” and “picture”. */
  galleryKind: string;
  slideKind: string;
  /** Accessible name of a picture, with the placeholders {index} and {total}. */
  slideName: string;
}

interface GalleryStageProps {
  pictures: PictureSource[];
  index: number;
  onIndexChange: (index: number) => void;
  words: GalleryStageWords;
  controller: Ref<ControllerRef>;
}

/**
 * The large picture of the gallery as an interactive slider: swipes follow the finger, pinch and double tap zoom, and
 * neighboring pictures are fetched ahead. The slider reads the writing direction from the page. Its code is fetched
 * when a gallery is first opened.
 */
export function GalleryStage(props: GalleryStageProps) {
  const { pictures, index, onIndexChange, words, controller } = props;
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
      render={{ slide: (slide) => <FittedPicture {...slide} /> }}
    />
  );
}

/** Removes the buttons of the lightbox library: the gallery has its own buttons, keys and thumbnails. */
const withoutControls: NonNullable<React.ComponentProps<typeof Lightbox>['plugins']>[number] = ({
  remove,
}) => {
  remove('navigation');
  remove('toolbar');
};

/**
 * A picture as large as the gallery allows. When the visitor zooms in, a larger file of the picture is fetched. In a
 * dialog that is only just opening, the gallery has no size yet, and no file is chosen. On paper, it has no size of its
 * own, and the file stays.
 */
function FittedPicture({ slide, rect, offset, zoom = 1 }: RenderSlideProps) {
  if (slide.type !== 'picture') return null;
  return <Fitted picture={slide.picture} rect={rect} zoom={offset === 0 ? zoom : 1} />;
}

function Fitted({
  picture,
  rect,
  zoom,
}: Pick<RenderSlideProps, 'rect'> & { picture: PictureSource; zoom: number }) {
  const shown = usePlaceholder(picture);
  const ratio = picture.isCutOut ? 4 / 5 : picture.width / picture.height;
  const width = Math.min(rect.width, rect.height * ratio);
  const [shownWidth, setShownWidth] = useState(0);
  if (width > 0 && width !== shownWidth) setShownWidth(width);
  if (shownWidth === 0) return null;
  return (
    <div style={{ width, height: width / ratio, flex: 'none' }}>
      <HungPicture picture={shown} sizes={`${Math.round(shownWidth * zoom)}px`} isFirst />
    </div>
  );
}
