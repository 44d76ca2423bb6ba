/** A sentence that visitors or the office are promised, and the story that shows it. */
export interface Message {
  text: string;
  /** Id of the story, as in the address of Storybook. */
  story: string;
}

const shown = (story: string, ...texts: string[]): Message[] => texts.map((text) => ({ text, story }));

/**
 * Every message that is promised word for word, by the place where it appears; hints, labels and the inbox's sentences
 * may change freely. The story's test fails when it does not show its messages, and a test of the repository when a
 * story is gone.
 */
export const messages: Readonly<Record<string, readonly Message[]>> = {
  'Fields of every form': shown(
    'leads-contactform--invalid',
    'Please enter your first name',
    'Please enter your last name',
    'Please enter a valid phone number',
    'Email is required',
    'Please enter your street address',
    'Please enter your city',
    'Please enter a valid ZIP code',
    'Please solve the math problem to submit',
  ).concat(shown('leads-leadform--invalid-email', 'Please enter a valid email address')),
  'Service request': [
    ...shown(
      'leads-servicerequestform--invalid',
      'Please select the type of service you need',
      'Please describe what assistance you need',
      'Please select if you are a new customer',
    ),
    ...shown('leads-servicerequestform--submitting', 'SUBMITTING...'),
    ...shown(
      'leads-servicerequestform--success',
      'Service Request Submitted',
      "We'll contact you shortly to schedule your service.",
      'We respect your privacy and do not tolerate spam.',
    ),
    ...shown('leads-servicerequestform--offline', 'Failed to submit service request. Please try again.'),
  ],
  Contact: [
    ...shown(
      'leads-contactform--invalid',
      'Please select your preferred contact method',
      'Please select the type of inquiry',
      'Please enter your message',
    ),
    ...shown('leads-careerform--invalid', 'Please select your state'),
    ...shown('leads-contactform--submitting', 'Sending...'),
    ...shown('leads-contactform--success', 'Message Sent', "We'll get back to you as soon as possible!"),
    ...shown('leads-contactform--offline', 'Failed to send message. Please try again.'),
  ],
  Referral: [
    ...shown(
      'leads-referralform--invalid',
      "Please enter your friend's first name",
      "Please enter your friend's last name",
      'Please enter a valid phone number for your friend',
      "Your friend's email is required",
      "Please enter your friend's street address",
      "Please enter your friend's city",
      'Please enter a valid ZIP code for your friend',
      'Please select what your friend needs',
    ),
    ...shown('leads-referralform--invalid-friend-email', 'Please enter a valid email address for your friend'),
    ...shown('leads-referralform--submitting', 'Submitting Referral...'),
    ...shown(
      'leads-referralform--success',
      'Referral Submitted!',
      "Thank you for your referral! We'll contact both you and your friend soon.",
    ),
    ...shown('leads-referralform--offline', 'Failed to submit referral. Please try again.'),
  ],
  Careers: [
    ...shown('leads-careerform--invalid', 'Please confirm your email'),
    ...shown('leads-careerform--emails-differ', 'Email addresses must match'),
    ...shown('leads-careerform--submitting', 'Submitting Application...'),
    ...shown(
      'leads-careerform--success',
      'Application Submitted!',
      "Thank you for your application! We'll review it and get back to you if you're a good fit.",
    ),
    ...shown('leads-careerform--offline', 'There was a problem submitting your application. Please try again.'),
    ...shown('leads-careerform-files--wrong-type', 'Invalid File Type', 'Please upload a PDF, DOC, or DOCX file.'),
    ...shown('leads-careerform-files--too-large', 'File Too Large', 'Please upload a file smaller than 5MB.'),
    ...shown(
      'leads-careerform-files--cannot-be-read',
      'File Error',
      'Failed to process the resume file. Please try again.',
    ),
  ],
  'Math problem': [
    ...shown('leads-leadform-captcha--guard-whitespace-answer', 'Please complete the CAPTCHA to submit.'),
    ...shown('leads-contactform--captcha-error', 'That CAPTCHA answer is not right. Please solve the new problem.'),
    ...shown('leads-leadform-captcha--expired', 'The CAPTCHA has expired. Please solve the new problem.'),
    ...shown('leads-leadform-captcha--used', 'This CAPTCHA was already used. Please solve the new problem.'),
    ...shown('leads-leadform-captcha--altered', 'The CAPTCHA could not be checked. Please solve the new problem.'),
    ...shown('leads-leadform-captcha--loading', 'Loading...'),
    ...shown('leads-leadform-captcha--unavailable', 'Failed to fetch CAPTCHA'),
  ],
  Specials: [
    ...shown('specials-specialslist--loading', 'Loading current offers...'),
    ...shown('specials-specialslist--failed', 'Failed to fetch specials'),
  ],
  'The office': [
    ...shown('admin-admingate--logged-out', 'Admin Login'),
    ...shown('admin-admingate--wrong-password', 'Incorrect password.'),
    ...shown('admin-specials-specialsmanager--idle', 'Manage Specials', 'Create New Special', 'All Specials', 'Logout'),
    ...shown('admin-specials-specialsmanager--loading', 'Loading...'),
    ...shown('admin-specials-specialsmanager--no-specials-yet', 'No specials yet'),
    ...shown('admin-specials-specialsmanager--editing', 'Edit Special'),
    ...shown('admin-specials-specialsmanager--created', 'Special created successfully'),
    ...shown('admin-specials-specialsmanager--updated', 'Special updated successfully'),
    ...shown('admin-specials-specialsmanager--deleted', 'Special deleted successfully'),
    ...shown('admin-specials-specialsmanager--list-fails', 'Failed to fetch specials'),
    ...shown('admin-specials-specialsmanager--create-server-error', 'Failed to create special'),
    ...shown('admin-specials-specialsmanager--update-fails', 'Failed to update special'),
    ...shown('admin-specials-specialsmanager--delete-fails', 'Failed to delete special'),
  ],
  'Nothing here': shown('pages-not-found--not-found', '404 Page Not Found'),
};
