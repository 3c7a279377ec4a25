import { colors } from '#model/colors.ts';
import { type CropName, cropShapes } from '#model/geometry/crop-shapes.ts';

/** The functions that stylesheets may use: `--crop(card)`, and `--color(clay)` or `--color(clay dusk)`. */
const call = /--(crop|color)\(([^)]*)\)/g;

const functions: Record<string, (name: string) => string | undefined> = {
  /** The aspect ratio of a crop, such as `4 / 3`. */
  crop: (name) => cropShapes[name as CropName]?.ratio.join(' / '),
  /** A color for both themes (`light-dark()`), or for the named one, `day` or `dusk`. */
  color: (name) => {
    const [color = '', hour] = name.split(' ');
    const both = colors[color as keyof typeof colors];
    if (hour === undefined) return both && `light-dark(${both.day}, ${both.dusk})`;
    return both?.[hour as keyof typeof both];
  },
};

/**
 * A PostCSS plugin that replaces the functions `--crop()` and `--color()` by values of model/geometry/crop-shapes.ts and
 * model/colors.ts.
 * An unknown name stops the build.
 */
export const cssFunctions = {
  postcssPlugin: 'css-functions',
  Declaration(declaration: { value: string; error(message: string): Error }) {
    declaration.value = declaration.value.replaceAll(call, (_, type: string, name: string) => {
      const value = functions[type]?.(name);
      if (value === undefined) throw declaration.error(`there is no ${type} ${name}`);
      return value;
    });
  },
};
