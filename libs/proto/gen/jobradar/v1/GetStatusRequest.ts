// Original file: proto/jobradar/v1/system_service.proto


/**
 * Nothing to say.
 */
export interface GetStatusRequest$Input {
}

/**
 * Nothing to say.
 */
export interface GetStatusRequest {
}
