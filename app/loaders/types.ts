/*
 * The data that pages receive: the checked content in one language, with prepared pictures and formatted numbers. The
 * *.server.ts files of this folder make it during the build.
 */

import type { OfferedOption } from '#model/content/availability.ts';
import type { Measures } from '#model/geometry/measures.ts';
import type { OutlinedWord, PictureFiles, PictureSource, QrCode } from '#model/geometry/media.ts';
import type { PrintPosition } from '#model/geometry/print-position.ts';
import type { Range } from '#model/hours/opening.ts';
import type { ItemPageKey, MissingReason } from '#model/site-map.ts';

export type { OutlinedWord, PictureFiles, QrCode };
export type Picture = PictureSource;

/** A person's photograph, or a drawing of their initials. */
export type Portrait = { kind: 'photo'; picture: Picture } | { kind: 'drawing'; src: string };

export interface Service {
  slug: string;
  title: string;
  description: string;
  image: Picture;
  /** Whether the picture contains lettering, so that it must be shown whole. */
  isDrawing: boolean;
  features: string[];
  /** What the service costs at least, in one line; missing where the content does not say. */
  fee?: string;
}

/** A PDF that a visitor can download, print and share. */
export interface Pdf {
  /** The address of the PDF; the file name contains a hash of the content. */
  href: string;
  /** Size of the PDF in bytes. Missing during development until the PDF is made. */
  bytes?: number;
  title: string;
  /** The file name of the download. */
  fileName: string;
  /** The text of the link to the PDF: title, size, pages. */
  text: string;
}

/** A label and its text, such as “Area”, “420 m²”. */
export interface Fact {
  label: string;
  text: string;
}

/** Two pictures from exactly the same camera position. */
export interface Comparison {
  before: Picture;
  after: Picture;
}

/**
 * A print of the shop that is visible in a picture, or several prints of one group, and the address where it is sold.
 */
export interface HangingPrint {
  name: string;
  to: string;
}

export interface ProjectPicture extends Picture {
  prints?: HangingPrint[];
}

export interface PortfolioProject {
  slug: string;
  /**
   * Former slugs of the item (content/moved.yaml). All fields with this name are missing where there are no former
   * slugs.
   */
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
  /** The category in English, which the filter uses in both languages. */
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
  /** The name of the color as it is written inside a sentence, such as “walnut”. */
  nameInSentence: string;
  swatch: string;
}

/**
 * One print of a series. `availability` is set where the print is sold out or limited on the day of the build or
 * later.
 */
export interface FramePrint extends OfferedOption {
  id: string;
  name: string;
}

export interface FramePicture extends Picture {
  /** The print that this picture shows; missing where the picture shows several prints or a room. */
  print?: string;
}

export interface Review {
  name: string;
  photo: Portrait;
  rating: number;
  comment: string;
}

/** A size in whole centimeters, such as `50x70`, with the price of one print in whole JOD. */
export interface FrameSize extends OfferedOption {
  size: string;
  price: number;
}

/** One frame group of the shop. Sizes in cm, prices in whole JOD. */
export interface Frame {
  slug: string;
  formerSlugs?: string[];
  code: string;
  title: string;
  description: string;
  pricing: FrameSize[];
  colors: FrameColor[];
  prints: FramePrint[];
  images: FramePicture[];
  /** What the prices leave open: sales tax and delivery. */
  priceNote: string | undefined;
  /** Paper, printing, glass and so on; empty where the content says nothing about them. */
  specification: Fact[];
  reviews: Review[];
}

/** What holds for all frames of the shop: their specification, and the offers that visitors ask for in a chat. */
export interface Shop {
  specification: Fact[];
  requests: ShopRequest[];
}

/** An offer beyond the frames of the shop; `chat` is the text of the link that opens the chat. */
export interface ShopRequest {
  title: string;
  text: string;
  chat: string;
  chatLink: string;
}

/** The data of a project's card; `ItemDetails` has the rest. */
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

/** The data of a portfolio project's tile; `ItemDetails` has the rest. */
export type PortfolioCard = Pick<
  PortfolioProject,
  'slug' | 'formerSlugs' | 'title' | 'category' | 'cover' | 'area' | 'duration' | 'year'
>;

/** The data of a frame group's card: its first picture, its first review, and the number of its pictures. */
export interface FrameCard extends Omit<Frame, 'images' | 'priceNote' | 'specification' | 'reviews'> {
  cover: FramePicture;
  pictures: number;
  review?: Review;
}

/**
 * The data that the details of all items show beyond their cards, by slug, and the slugs of items that the site does not
 * show. This data is a file of its own, fetched when a dialog may soon be opened.
 */
export interface ItemDetails extends Record<MissingReason, Record<ItemPageKey, string[]>> {
  frames: Record<string, Pick<Frame, 'images' | 'priceNote' | 'specification' | 'reviews'>>;
  projects: Record<string, Omit<Project, keyof ProjectCard>>;
  portfolio: Record<string, Omit<PortfolioProject, keyof PortfolioCard>>;
}

/** The data of a frame group that the selection list needs. Each print of the group has its own picture. */
export interface CatalogFrame extends Pick<Frame, 'slug' | 'formerSlugs' | 'code' | 'title' | 'pricing'> {
  colors: Pick<FrameColor, 'id' | 'name' | 'swatch'>[];
  prints: (FramePrint & { picture: PictureFiles })[];
}

/**
 * A room in which a print can be tried. `homography` maps cm on the wall (right, up) to px of the picture, row by
 * row; all other lengths are in cm.
 */
export interface SampleRoom {
  picture: Picture;
  homography: number[];
  /** The point on the wall where the center of the print hangs at first. */
  center: [number, number];
  /** Distance from the point (0, 0) on the wall down to the floor. */
  floor: number;
  /** The position in the picture of the print that hangs in the room at first. */
  printPosition: PrintPosition;
  /** The color that white paper has on the wall of the room, such as “#e0dfe2”. */
  white?: string;
}

/** A print, named by permanent ids, as in the address: `?frame=dunes&print=noon&size=50x70&color=walnut`. */
export interface NamedPrint {
  frame: string;
  print: string;
  /** The print’s size in centimeters, such as “50x70”. */
  size: string;
  color: string;
}

/** Framed prints in the first sample room, at their true size. “On your wall” opens with the same prints. */
export interface WallPreview {
  room: { picture: PictureFiles; printPosition: PrintPosition };
  prints: ({ art: PictureFiles; swatch: string } & Measures)[];
  to: string;
}

/** A frame group whose prints can be shown on a photographed wall. */
export interface WallFrame extends Omit<CatalogFrame, 'prints'> {
  prints: (FramePrint & { art: PictureFiles })[];
}

/** The weekdays of a course's sessions from Sunday (0), and their times in minutes since midnight, in the studio's zone. */
export interface CourseSchedule {
  days: number[];
  hours: Range;
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
  /** The day of the next start, such as 2027-01-03, and its text; missing where there is none from the day of the build on. */
  nextStart?: { iso: string; text: string };
  schedule?: CourseSchedule;
  groupSize?: number;
  teacher?: string;
  certificate?: string;
  /** Days and hours, group, teacher, certificate and refund, as far as the content says so. */
  facts: Fact[];
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
  /** The picture beside the step; missing on paper, and where the content has none. */
  image?: Picture;
  duration: string;
  /** What the client pays at this step. */
  paid?: string | undefined;
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
  /** Title of the project or course that the testimonial is about, unless that is hidden. */
  project?: string;
}

/** A link to a work with its picture. */
export interface PicturedWork {
  title: string;
  to: string;
  picture: Picture;
}

/** The content of the page about the studio. */
export interface Studio {
  story?: { paragraphs: string[]; signature: string; picture?: Picture };
  people: { name: string; role: string; words: string; photo: Portrait }[];
  /** The materials, each with the projects in which it is used. */
  materials: { name: string; origin: string; picture: Picture; projects: { title: string; to: string }[] }[];
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
  /** `place` for a step that happens at the studio: links to it stand below the text. */
  needs?: 'place' | undefined;
}

/** An account at CliQ, the instant transfers between banks in Jordan. */
export interface Cliq {
  alias: string;
  name: string;
  bank: string;
}

/**
 * One section of a text page: a heading, a text with one paragraph on each line, and points that each begin with a
 * short title.
 */
export interface TextSection {
  title: string;
  text: string;
  points: { title: string; text: string }[];
}

/** A text page. `contact` stands before the studio's telephone number and e-mail address. */
export interface TextPage {
  /** The date of the text, in words. */
  dateText: string;
  sections: TextSection[];
  contact: TextSection;
}

/** One kind of data that the site stores in a visitor's browser. */
export interface StoredItem {
  title: string;
  text: string;
  /** How long the data is kept, in words. */
  kept: string;
  /** The browser storages that hold the data, with the names used there. */
  storages: { area: string; names: string[] }[];
}

export interface Privacy extends TextPage {
  device: TextSection & { items: StoredItem[]; after: string };
  /**
   * The section with the button that deletes all stored data. `byHand` explains how to delete the data without the
   * button.
   */
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
  /**
   * The position of the lamp's cord in the picture, in percent of its width and height; missing where the picture has
   * no lamp as a theme switch.
   */
  cord?: Cord;
  caption: string;
  /** Folder of the portfolio project that the caption of the hero's picture links to. */
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
  /** The studio's address on one line: the quarter, if the content names one, the city and the country. */
  address: string;
  /** Where exactly the studio is; absent if the content does not say so. */
  place?: StudioPlace;
  /** The business as its register knows it, on one line; absent if the content does not name it. */
  legal?: string | undefined;
  social: { name: string; url: string }[];
}

/** Where the studio is, besides the line `address` of the site. A field that the content lacks is absent. */
export interface StudioPlace {
  /** Street, building and floor, on one line. */
  street?: string;
  landmark?: string;
  parking?: string;
  isByAppointment?: boolean;
  /** The link that opens the studio on a map. */
  map?: string;
}

/** The address of a page, as its printed version shows it: as text, and as a QR code. */
export interface PrintedAddress {
  address: string;
  qr: QrCode;
}

/** The options that the brief form offers. */
export interface BriefChoices {
  services: Pick<Service, 'slug' | 'title' | 'fee'>[];
  /** What a visit outside Amman costs, after the name of this cost; missing where the content does not say. */
  visit?: Fact;
  /**
   * All projects. The `id` is the project's folder, such as `projects/family-majlis`; only the first projects have a
   * picture.
   */
  works: { id: string; title: string; picture?: Picture }[];
  /** Budget ranges in JOD, the lowest first. */
  budgets: string[];
  /** The ways to meet, as keys of `words.brief`. */
  meetings: ('studio' | 'video' | 'visit' | 'call')[];
}
