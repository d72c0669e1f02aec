/** Templates by the names that people read: "Buenos Aires", whose id is "BuenosAires". */
import { useEffect, useState } from 'preact/hooks';
import { listTemplates } from './api.ts';

/** Its id until the name is there. */
export function useTemplateName(id: string): string {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    listTemplates().then(
      (templates) => setNames(new Map(templates.map((each) => [each.id, each.name]))),
      () => undefined,
    );
  }, []);
  return names.get(id) ?? id;
}
