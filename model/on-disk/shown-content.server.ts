import { itemKinds } from '#model/content/content-kinds.ts';
import { itemPages } from '#model/site-map.ts';
import type { WholeContent } from './read-kinds.server.ts';

/** The content that the site shows (see shownContent). */
export type Content = Omit<WholeContent, 'testimonials' | 'moved'> & {
  testimonials: (Omit<WholeContent['testimonials'][number], 'project'> & { project?: string })[];
  /** `isHidden` marks addresses of hidden items: they lead to a section only for a while. */
  moved: (WholeContent['moved'][number] & { isHidden?: boolean })[];
};

/**
 * Leaves out hidden items (`hidden: true`) and every reference to them. The addresses of their pages lead to the page of
 * their section, as those of removed items do, but are marked.
 */
export function shownContent(content: WholeContent): Content {
  const hidden = new Set(
    itemKinds.flatMap((kind) => content[kind].filter((item) => item.hidden).map(({ folder }) => folder)),
  );
  if (hidden.size === 0) return content;
  const { services, portfolio, projects, frames, courses, studio, testimonials, moved } = content;
  const isShown = ({ folder }: { folder: string }) => !hidden.has(folder);
  const hasPage = (folder: string) => itemPages.some((page) => folder.startsWith(`${page}/`));
  const sectionOf = (folder: string) => `/${folder.split('/')[0]}`;
  return {
    ...content,
    services: services.filter(isShown),
    portfolio: portfolio.filter(isShown).map((item) => withoutPrints(item, hidden)),
    projects: projects.filter(isShown).map((item) => withoutPrints(item, hidden)),
    frames: frames.filter(isShown),
    courses: courses.filter(isShown),
    studio: {
      ...studio,
      materials: studio.materials?.map((material) => ({
        ...material,
        projects: material.projects?.filter((folder) => !hidden.has(folder)),
      })),
    },
    testimonials: testimonials.map(({ project, ...rest }) =>
      hidden.has(project) ? rest : { ...rest, project },
    ),
    moved: [
      ...moved.map(({ from, to }) =>
        hidden.has(to.slice(1)) ? { from, to: sectionOf(to.slice(1)), isHidden: true } : { from, to },
      ),
      ...[...hidden]
        .filter(hasPage)
        .map((folder) => ({ from: `/${folder}`, to: sectionOf(folder), isHidden: true })),
    ],
  };
}

/** Leaves out the prints of hidden series that hang in a project's pictures. */
function withoutPrints<Item extends WholeContent['portfolio' | 'projects'][number]>(
  item: Item,
  hidden: ReadonlySet<string>,
): Item {
  const images = item.images.map(({ prints, ...image }) => {
    const shown = prints?.filter(({ frame }) => !hidden.has(`frames/${frame}`)) ?? [];
    return shown.length > 0 ? { ...image, prints: shown } : image;
  });
  return { ...item, images };
}
