import { readYaml } from '#model/content/read-yaml.ts';

/** Parses the text of a YAML file. @returns undefined if the text is missing or no valid YAML */
export function valueIn(text: string | Uint8Array | undefined): unknown {
  return text === undefined ? undefined : readYaml(text).value;
}
