const DELAY = 2000

/**
 * SIMULATED: nothing is sent and nothing is stored, as specified. The button waits as long as sending would take;
 * afterwards the visitor is offered ways to send the order. To make it real, store the order here.
 */
export function simulateSubmission() {
  return new Promise<void>((resolve) => setTimeout(resolve, DELAY))
}
