import type { MethodDefinition } from '@grpc/proto-loader';

/** How a repeated call with the same arguments behaves. */
export type IdempotencyClass = 'read' | 'natural' | 'request-id';

/** The policy of one method, read from its option (jobradar.options.v1.policy). */
export interface MethodPolicy {
  /** Scope that the caller needs; empty where any valid credential will do. */
  readonly scope: string;
  /** False for health and reflection alone: they are open to everybody. */
  readonly needsCredential: boolean;
  readonly idempotency: IdempotencyClass;
  readonly defaultDeadlineMs: number;
  readonly maxDeadlineMs: number;
  readonly maxRequestBytes: number;
  readonly audit: boolean;
  readonly cost: number;
}

const optionName = '(jobradar.options.v1.policy)';

const idempotencyClasses: Readonly<Record<string, IdempotencyClass>> = {
  IDEMPOTENCY_READ: 'read',
  IDEMPOTENCY_NATURAL: 'natural',
  IDEMPOTENCY_REQUEST_ID: 'request-id',
};

/** Health and reflection carry no option of ours: one call is short, one stream lasts an hour. */
const openPolicy: MethodPolicy = {
  scope: '',
  needsCredential: false,
  idempotency: 'read',
  defaultDeadlineMs: 5_000,
  maxDeadlineMs: 5_000,
  maxRequestBytes: 4_096,
  audit: false,
  cost: 0,
};
const openStreamPolicy: MethodPolicy = {
  ...openPolicy,
  defaultDeadlineMs: 3_600_000,
  maxDeadlineMs: 3_600_000,
};

type AnyMethod = Pick<MethodDefinition<object, object>, 'path' | 'responseStream' | 'options'>;

/** Reads the policy of a method; a method of ours without a complete one does not start. */
export function policyOf(method: AnyMethod): MethodPolicy {
  if (method.path.startsWith('/grpc.')) {
    return method.responseStream ? openStreamPolicy : openPolicy;
  }
  const option: unknown = Reflect.get(method.options ?? {}, optionName);
  if (!isRecord(option)) throw new Error(`The method ${method.path} has no policy`);
  const idempotency = idempotencyClasses[String(option['idempotency'])];
  const policy = {
    scope: typeof option['scope'] === 'string' ? option['scope'] : '',
    needsCredential: true,
    idempotency: idempotency ?? 'read',
    defaultDeadlineMs: optionMs(option['default_deadline']),
    maxDeadlineMs: optionMs(option['max_deadline']),
    maxRequestBytes: Number(option['max_request_bytes'] ?? 0),
    audit: option['audit'] === true,
    cost: Number(option['cost'] ?? 0),
  };
  const isComplete =
    idempotency !== undefined &&
    policy.defaultDeadlineMs > 0 &&
    policy.maxDeadlineMs >= policy.defaultDeadlineMs &&
    policy.maxRequestBytes > 0;
  if (!isComplete) throw new Error(`The policy of the method ${method.path} is not complete`);
  return policy;
}

function optionMs(duration: unknown): number {
  if (!isRecord(duration)) return 0;
  return Number(duration['seconds'] ?? 0) * 1_000 + Number(duration['nanos'] ?? 0) / 1e6;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
