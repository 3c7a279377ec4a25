import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Picture {
  url: string;
  /** The picture file that shows the same view in the evening. */
  dusk?: string;
}

/**
 * Copies frames until there are `count` of them. Each copy has its own code and folder and uses the pictures of its original.
 * @param content a content folder
 */
export function multiplyFrames(content: string, count: number): void {
  const frames = path.join(content, 'frames');
  const slugs = globSync('*/item.yaml', { cwd: frames })
    .map((file) => path.dirname(file))
    .sort();
  for (let index = slugs.length; index < count; index += 1) {
    const slug = slugs[index % slugs.length] ?? '';
    const frame = parse(readFileSync(path.join(frames, slug, 'item.yaml'), 'utf8'));
    const copy = {
      ...frame,
      code: `SF-${1000 + index}`,
      images: frame.images.map((image: string | Picture) => {
        const picture = typeof image === 'string' ? { url: image } : image;
        const { url, dusk } = picture;
        return {
          ...picture,
          url: `../${slug}/${url}`,
          ...(dusk ? { dusk: `../${slug}/${dusk}` } : {}),
        };
      }),
      prints: frame.prints.map(({ art, ...print }: { art?: string }) =>
        art ? { ...print, art: `../${slug}/${art}` } : print,
      ),
    };
    mkdirSync(path.join(frames, `${slug}-${index}`));
    writeFileSync(path.join(frames, `${slug}-${index}`, 'item.yaml'), JSON.stringify(copy, undefined, 2));
  }
}
