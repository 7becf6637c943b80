import type { StatusDisplay } from '@/components/ui/status'

/** Paystack and Flutterwave have different words for a payment that has arrived, and for one that is under way. */
export const transactionStatus: StatusDisplay = {
  labels: {
    success: ['Success', 'green'],
    successful: ['Success', 'green'],
    pending: ['Pending', 'yellow'],
    ongoing: ['Pending', 'yellow'],
    failed: ['Failed', 'red'],
    reversed: ['Reversed', 'purple'],
    abandoned: ['Abandoned', 'gray'],
  },
}
