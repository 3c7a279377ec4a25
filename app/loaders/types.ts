/*
 * What the pages receive: the content in one language, checked, its pictures resolved, its numbers
 * written out. Made at build time by the *.server.ts files of this folder.
 */

import type { OfferedPrint } from '#model/content/availability.ts';
import type { Measures } from '#model/geometry/measures.ts';
import type { OutlinedWord, PictureFiles, PictureSource, QrCode } from '#model/geometry/media.ts';
import type { PrintPosition } from '#model/geometry/print-position.ts';
import type { ItemPageKey } from '#model/site-map.ts';

export type { OutlinedWord, PictureFiles, QrCode };
export type Picture = PictureSource;

/** A person's photograph, or a drawn monogram in its place. */
export type Portrait = { kind: 'photo'; picture: Picture } | { kind: 'drawing'; src: string };

export interface Service {
  slug: string;
  title: string;
  description: string;
  image: Picture;
  /** It holds lettering, and is shown whole. */
  isDrawing: boolean;
  features: string[];
}

/** A PDF to be kept, printed and sent on. */
export interface Pdf {
  /** Its address, named by content. */
  href: string;
  /** Missing while developing, until it is made. */
  bytes?: number;
  title: string;
  /** Under this name a visitor keeps it. */
  fileName: string;
  /** The words of its link: title, size, pages. */
  text: string;
}

/** A label and its text, such as “Area”, “420 m²”. */
export interface Fact {
  label: string;
  text: string;
}

/** Two pictures from the very same camera. */
export interface Comparison {
  before: Picture;
  after: Picture;
}

/** A print of the shop that hangs in a picture, or several of one group, and where it is sold. */
export interface HangingPrint {
  name: string;
  to: string;
}

export interface ProjectPicture extends Picture {
  prints?: HangingPrint[];
}

export interface PortfolioProject {
  slug: string;
  /** Its former slugs (content/moved.yaml); as all below, missing where there are none. */
  formerSlugs?: string[];
  title: string;
  category: string;
  description: string;
  cover: Picture;
  images: ProjectPicture[];
  comparison?: Comparison;
  area: string;
  duration: string;
  year: string;
  facts: Fact[];
}

export interface Project {
  slug: string;
  formerSlugs?: string[];
  title: string;
  category: string;
  /** The category in English, which the filter looks at in both languages. */
  categoryInEnglish: string;
  /** The description in one sentence, for the card. */
  excerpt: string;
  description: string;
  cover: Picture;
  images: ProjectPicture[];
  comparison?: Comparison;
  area: string;
  duration: string;
  year: string;
  facts: Fact[];
  features: string[];
}

export interface FrameColor {
  id: string;
  name: string;
  /** The name inside a sentence: “walnut”. */
  nameInSentence: string;
  swatch: string;
}

/** One print of a series; `availability` where it is sold out or limited on the day of the build. */
export interface FramePrint extends OfferedPrint {
  name: string;
}

export interface FramePicture extends Picture {
  /** The print that this picture shows, where it shows one alone. */
  print?: string;
  /** The flat art of that print; a card comes without it. */
  art?: PictureFiles;
}

export interface Review {
  name: string;
  photo: Portrait;
  rating: number;
  comment: string;
}

/** One group of the frames shop. Sizes in cm, prices in whole JOD. */
export interface Frame {
  slug: string;
  formerSlugs?: string[];
  code: string;
  title: string;
  description: string;
  pricing: { size: string; price: number }[];
  colors: FrameColor[];
  prints: FramePrint[];
  images: FramePicture[];
  reviews: Review[];
}

/** What a project's card shows; the rest comes with `ItemDetails`. */
export type ProjectCard = Pick<
  Project,
  | 'slug'
  | 'formerSlugs'
  | 'title'
  | 'category'
  | 'categoryInEnglish'
  | 'excerpt'
  | 'cover'
  | 'area'
  | 'duration'
  | 'year'
>;

/** The same for a work of the portfolio. */
export type PortfolioCard = Pick<
  PortfolioProject,
  'slug' | 'formerSlugs' | 'title' | 'category' | 'cover' | 'area' | 'duration' | 'year'
>;

/** The same for a frame group: its first picture and review, and how many pictures there are. */
export interface FrameCard extends Omit<Frame, 'images' | 'reviews'> {
  cover: FramePicture;
  pictures: number;
  review?: Review;
}

/** What the details of all items show beyond their cards, by slug. A file of its own, fetched when dialogs may be opened. */
export interface ItemDetails {
  frames: Record<string, Pick<Frame, 'images' | 'reviews'>>;
  projects: Record<string, Omit<Project, keyof ProjectCard>>;
  portfolio: Record<string, Omit<PortfolioProject, keyof PortfolioCard>>;
  /** The slugs of items that are gone (content/moved.yaml). */
  removed: Record<ItemPageKey, string[]>;
}

/** What the list of chosen frames needs of the shop. Each print has its picture. */
export interface CatalogFrame extends Pick<Frame, 'slug' | 'formerSlugs' | 'code' | 'title' | 'pricing'> {
  colors: Pick<FrameColor, 'id' | 'name' | 'swatch'>[];
  prints: (FramePrint & { picture: PictureFiles & Pick<FramePicture, 'art'> })[];
}

/** A room to try a print in: wall cm (right, up) to px of its picture, row by row; all else in cm. */
export interface SampleRoom {
  picture: Picture;
  homography: number[];
  /** Where the print hangs at first. */
  center: [number, number];
  /** How far the floor lies below (0, 0). */
  floor: number;
  /** The place of that print in the picture. */
  printPosition: PrintPosition;
  /** How white paper looks on that wall, such as “#e0dfe2”. */
  white?: string;
}

/** A print in the first of those rooms, and where it hangs at true size: “On your wall” opens with it. */
export interface WallPreview {
  room: { picture: PictureFiles; printPosition: PrintPosition };
  print: { art: PictureFiles; swatch: string } & Measures;
  to: string;
}

/** A frame group whose prints can be hung on a photographed wall. */
export interface WallFrame extends Omit<CatalogFrame, 'prints'> {
  prints: (FramePrint & { art: PictureFiles })[];
}

export interface Course {
  slug: string;
  title: string;
  excerpt: string;
  thumbnail: Picture;
  hours: string;
  hoursTotal: number;
  sessions: string;
  mode: string;
  priceJod: number;
  priceUsd: number;
  dollars: string;
  syllabus: string[];
  highlights: string[];
  chatLink: string;
}

export type ProcessIcon = 'consultation' | 'design' | 'development' | 'management' | 'installation';
export type HighlightIcon = 'ruler' | 'eye' | 'hammer' | 'people';

export interface ProcessStep {
  id: number;
  title: string;
  description: string;
  icon: ProcessIcon;
  duration: string;
}

export interface Highlight {
  icon: HighlightIcon;
  title: string;
  text: string;
}

export interface Skill {
  name: string;
  percent: number;
}

export interface Testimonial {
  id: number;
  name: string;
  role: string;
  photo: Portrait;
  comment: string;
  rating: number;
  /** Title of the project or course that the words are about. */
  project: string;
}

export interface FaqItem {
  id: number;
  question: string;
  answer: string;
}

/** One step of an order, from the message to the returns. */
export interface OrderingStep {
  title: string;
  text: string;
}

/** One part of a page of text: a heading, one paragraph a line, and points that each begin with a few words. */
export interface TextSection {
  title: string;
  text: string;
  points: { title: string; text: string }[];
}

/** A page of text; `contact` stands before the studio's telephone and e-mail. */
export interface TextPage {
  /** From when it holds, in words. */
  dated: string;
  sections: TextSection[];
  contact: TextSection;
}

/** One thing that the site keeps in a visitor's browser. */
export interface StoredItem {
  title: string;
  text: string;
  /** How long it is kept, in words. */
  kept: string;
  /** Under which names, and in which of the browser's storages. */
  storages: { area: string; names: string[] }[];
}

export interface Privacy extends TextPage {
  device: TextSection & { items: StoredItem[]; after: string };
  /** Beside the button that deletes all of it; `byHand` says how else. */
  deletion: TextSection & { byHand: string };
}

export interface Cord {
  x: number;
  top: number;
  bottom: number;
}

export interface Hero {
  headline: string;
  subtitle: string;
  callToAction: string;
  chatButton: string;
  background: { type: 'image' | 'plain'; image: Picture };
  /** Where the lamp's cord hangs in the picture, percent of its width and height; nothing where no lamp is the switch. */
  cord?: Cord;
  caption: string;
  /** Folder of the portfolio project that the caption leads to. */
  project: string;
}

/** Names, numbers and addresses that the shell and several sections show. */
export interface Site {
  name: string;
  wordmark: string;
  tagline: string;
  url: string;
  chatNumber: string;
  phone: string;
  email: string;
  address: string;
  social: { name: string; url: string }[];
}

/** The address of a page for its print: in letters, and as a QR code. */
export interface PrintedAddress {
  address: string;
  qr: QrCode;
}

/** What the brief offers to choose from. */
export interface BriefChoices {
  services: { slug: string; title: string }[];
  /** All projects by their place, such as `projects/family-majlis`; the first of them with a picture. */
  works: { id: string; title: string; picture?: Picture }[];
  /** Bands in JOD, from the lowest. */
  budgets: string[];
}
