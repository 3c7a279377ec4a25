import { readYaml } from '#model/content/read-yaml.ts';

/** What a YAML file's text says; undefined where there is none, or it cannot be read. */
export function valueIn(text: string | Uint8Array | undefined): unknown {
  return text === undefined ? undefined : readYaml(text).value;
}
