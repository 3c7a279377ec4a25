import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentEditor } from '#editor/server/content-editor.ts';
import { contentAtCommit } from '#editor/server/git.ts';
import { Publisher } from '#editor/server/publisher.ts';
import { drawnCharacters } from '#scripts/fonts/drawn-characters.ts';
import { copyContentWithSharedPictures } from '../copy-of-content.ts';
import { pushTheirs, runGit } from './git.ts';

const drawn = await drawnCharacters();

/** Opens a project's folder as the editor does at its start. */
export async function openEditor(
  project: string,
  folder = path.join(project, '.editor'),
): Promise<{ editor: ContentEditor; publisher: Publisher }> {
  const contentRoot = path.join(project, 'content');
  const committed = async (file: string) => (await contentAtCommit(project, 'HEAD', file))?.toString();
  const editor = new ContentEditor({ contentRoot, editor: folder, committed }, drawn);
  await editor.open();
  return { editor, publisher: new Publisher(project, folder, editor) };
}

/** A project's folder with the sample content. The scripts that check and build its content are fake: they always succeed. */
export class TestProject {
  readonly #parentFolder = mkdtempSync(path.join(tmpdir(), 'project-'));
  readonly folder = path.join(this.#parentFolder, 'project');
  readonly remote = path.join(this.#parentFolder, 'site.git');

  constructor() {
    copyContentWithSharedPictures(this.at('content'));
    this.write('scripts/build/check-content.ts', '');
    this.write(
      'scripts/build/build.ts',
      "import { mkdirSync } from 'node:fs'; mkdirSync('build/client', { recursive: true });",
    );
    // Git ignores the pictures: they take long to commit, and most tests do not need them.
    this.write('.gitignore', 'node_modules\n/build/\n.editor/\n*.jpg\n*.svg\n');
  }

  at(...steps: string[]): string {
    return path.join(this.folder, ...steps);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    // A picture is replaced, since other projects share the present file.
    rmSync(this.at(file), { force: true });
    writeFileSync(this.at(file), content);
  }

  /** Changes a file on the disk directly, not through the editor. */
  edit(file: string, change: (text: string) => string): void {
    this.write(file, change(this.read(file)));
  }

  has(file: string): boolean {
    return existsSync(this.at(file));
  }

  git(...args: string[]): string {
    return runGit(this.folder, ...args);
  }

  /** Makes the folder a Git repository and commits everything. */
  commitAll(): void {
    this.git('init', '--quiet', '--initial-branch', 'main');
    // Without compression, since packing the pictures would take seconds.
    this.git('-c', 'core.looseCompression=0', 'add', '--all');
    this.git('commit', '--quiet', '--message', 'The site');
  }

  /** Makes the folder a Git repository and pushes it to a bare repository beside it. */
  pushAll(): void {
    this.commitAll();
    this.git('init', '--quiet', '--bare', '--initial-branch', 'main', this.remote);
    this.inRemote('config', 'http.receivepack', 'true');
    this.git('remote', 'add', 'origin', this.remote);
    this.git('push', '--quiet', 'origin', 'main');
  }

  inRemote(...args: string[]): string {
    return runGit(this.remote, ...args);
  }

  /** The text of a content file in the remote repository. */
  published(file: string): string {
    return this.inRemote('show', `main:content/${file}`);
  }

  /** Pushes another person's commit to the remote repository. */
  pushTheirs(file: string, change: (text: string) => string): void {
    pushTheirs(this.remote, file, change);
  }

  remove(): void {
    rmSync(this.#parentFolder, { recursive: true, force: true });
  }
}
