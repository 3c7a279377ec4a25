import { type Ref, useMemo, useState } from 'react';
import Lightbox, {
  type ControllerRef,
  type GenericSlide,
  type LightboxExternalProps,
  type Plugin,
  type RenderSlideProps,
} from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
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

interface GalleryStageProps extends Pick<LightboxExternalProps, 'zoom'> {
  pictures: PictureSource[];
  index: number;
  onIndexChange: (index: number) => void;
  words: GalleryStageWords;
  controller: Ref<ControllerRef>;
  /** Further plugins, such as Zoom. */
  plugins?: Plugin[];
}

/**
 * The large picture of the gallery as an interactive slider: swipes follow the finger, and neighboring pictures are
 * fetched ahead. The slider reads the writing direction from the page. Its code is fetched when a gallery is first
 * opened.
 */
export function GalleryStage(props: GalleryStageProps) {
  const { pictures, index, onIndexChange, words, controller, plugins = [], zoom } = props;
  const slides = useMemo(
    () => pictures.map((picture): PictureSlide => ({ type: 'picture', picture })),
    [pictures],
  );
  return (
    <Lightbox
      slides={slides}
      index={index}
      plugins={[Inline, ...plugins, withoutControls]}
      on={{ view: ({ index: viewed }) => onIndexChange(viewed) }}
      carousel={{ preload: 1, padding: 0, spacing: 0 }}
      controller={{ ref: controller, closeOnPullDown: false, closeOnBackdropClick: false }}
      zoom={{ supports: ['picture'], ...zoom }}
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
const withoutControls: Plugin = ({ remove }) => {
  remove('navigation');
  remove('toolbar');
};

/** A picture as large as the slider allows. */
function FittedPicture({ slide, rect, offset, zoom = 1 }: RenderSlideProps) {
  if (slide.type !== 'picture') return null;
  return <Fitted picture={slide.picture} rect={rect} isZoomed={offset === 0 && zoom > 1} />;
}

/**
 * When the visitor zooms in, the largest file of the picture is fetched. In a dialog that is only just opening, the
 * slider has no size yet, and no file is chosen. On paper, it has no size of its own, and the file stays.
 */
function Fitted({
  picture,
  rect,
  isZoomed,
}: Pick<RenderSlideProps, 'rect'> & { picture: PictureSource; isZoomed: boolean }) {
  const shown = usePlaceholder(picture);
  const ratio = picture.isCutOut ? 4 / 5 : picture.width / picture.height;
  const width = Math.min(rect.width, rect.height * ratio);
  const [shownWidth, setShownWidth] = useState(0);
  if (width > 0 && width !== shownWidth) setShownWidth(width);
  if (shownWidth === 0) return null;
  return (
    <div style={{ width, height: width / ratio, flex: 'none' }}>
      <HungPicture
        picture={shown}
        sizes={`${isZoomed ? picture.width : Math.round(shownWidth)}px`}
        standIn={shown === picture ? undefined : shown.blur}
        isFirst
      />
    </div>
  );
}
