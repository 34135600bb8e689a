/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a person may do, given by the identity provider's roles. */
export type Action =
  /** Keeps nomenclatures, imports, logs, users, groups and roles: 'Администратор'. */
  | 'ADMINISTRATOR'
  /** Adds users and groups: 'Създаване'. */
  | 'CREATE'
  /** Edits users, groups and their roles: 'Редакция'. */
  | 'EDIT'
  /** Works with signals, breakdowns, water meters, clients and addresses: 'Оператор'. */
  | 'OPERATOR'
  /** Sees the own signals and submits new ones: 'Потребител'. */
  | 'USER';

/** Features that a REST service behind the gateway may lack. The service that comes with the product has them all. */
export type ServiceFeature =
  /** A repeated write with the same `idempotencyKey` answers as the first one did. Without it the gateway never repeats a write. */
  | 'IDEMPOTENCY'
  /** Filters take several statuses, priorities or persons at once. */
  | 'MULTIPLE_FILTER_VALUES';

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { name: string, memberOf: Array<string>, allowedActions: Array<Action>, allowedGroups: Array<string>, isProduction: boolean, access: { operator: boolean, activityLog: boolean, errorsLog: boolean, roles: boolean }, lastMapView: { zoom: number, center: { latitude: number, longitude: number } } | null }, environment: { title: string, version: string, features: Array<ServiceFeature> } };
