// Original file: proto/jobradar/v1/caller_service.proto


/**
 * Nothing to say.
 */
export interface GetCallerRequest$Input {
}

/**
 * Nothing to say.
 */
export interface GetCallerRequest {
}
