/** Where a post is seen as readers would see it. */
export function previewAddress(id: number): string {
  return `/admin/preview/${id}`;
}
