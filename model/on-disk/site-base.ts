/**
 * The site's folder on its host, with a slash at both ends: `/`, or `/folder/` for SITE_BASE=/folder.
 * @throws Error where SITE_BASE is not a path
 */
export function siteBase(): string {
  const path = (process.env.SITE_BASE ?? '').replace(/^\/+|\/+$/g, '');
  if (!/^[\w.~-]*(\/[\w.~-]+)*$/.test(path)) {
    throw new Error(`SITE_BASE: expected a path such as "/folder", found "${process.env.SITE_BASE}"`);
  }
  return path ? `/${path}/` : '/';
}
