import type { z } from 'zod'
import type { CollectionName, SingletonName } from './read-files.ts'
import type { COLLECTIONS, SINGLETONS } from './schemas/index.ts'

/** `services-page` → `servicesPage` */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The fields of a file in a collection, with its file name as the slug. */
export type Entry<Data> = Data & { slug: string }

type Collections = { [Name in CollectionName]: Entry<z.output<(typeof COLLECTIONS)[Name]>>[] }
export type Singletons = {
  [Name in SingletonName as CamelCase<Name>]: z.output<(typeof SINGLETONS)[Name]>
}

/** All content: the sorted collections, and one object for each single file; null without the files that need it. */
export type Content = Collections & Omit<Singletons, 'ourApps'> & { ourApps: Singletons['ourApps'] | null }

export type Points = ServiceEntry['included']
export type ServiceEntry = Collections['services'][number]
export type ServiceProof = NonNullable<ServiceEntry['proof']>
export type TechnologyEntry = Collections['technologies'][number]
export type ProjectEntry = Collections['projects'][number]
export type JobEntry = Collections['jobs'][number]
export type AppEntry = Collections['apps'][number]
export type Tool = Singletons['toolbox'][string] & { id: string }
export type Office = Singletons['site']['offices'][number]
